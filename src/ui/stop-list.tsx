type Item = string | { title: string; text: string }

/** A short list, drawn as stops along a line in the current line colour. */
export function StopList(props: {
  items: readonly Item[]
  labelledBy: string
  ordered?: boolean
  /** From left to right where there is room. */
  across?: boolean
}) {
  const List = props.ordered ? 'ol' : 'ul'
  return (
    <List
      className={`line thin${props.across ? ' across' : ''}`}
      aria-labelledby={props.labelledBy}
    >
      {props.items.map((item) =>
        typeof item === 'string' ? (
          <li key={item} className="stop">
            {item}
          </li>
        ) : (
          <li key={item.title} className="stop">
            <strong>{item.title}</strong>
            <br />
            {item.text}
          </li>
        ),
      )}
    </List>
  )
}
