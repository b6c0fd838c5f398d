/** The rows of a table, each headed by its first cell, below the names of its columns, if it has any. */
export function TableRows({ columns, rows }: { columns?: string[] | false; rows: string[][] }) {
  return (
    <>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
              <td key={index} data-label={columns ? columns[index + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
