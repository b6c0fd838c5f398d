/** A short list, drawn as stations along a line in the current line colour. */
export function StationList(props: { items: readonly string[] }) {
  return (
    <ul className="line thin">
      {props.items.map((item) => (
        <li key={item} className="station">
          {item}
        </li>
      ))}
    </ul>
  )
}
