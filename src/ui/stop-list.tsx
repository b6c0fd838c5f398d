/** A short list, drawn as stops along a line in the current line colour. */
export function StopList(props: { items: readonly string[]; labelledBy: string }) {
  return (
    <ul className="line thin" aria-labelledby={props.labelledBy}>
      {props.items.map((item) => (
        <li key={item} className="stop">
          {item}
        </li>
      ))}
    </ul>
  )
}
