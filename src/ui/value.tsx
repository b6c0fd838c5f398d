/** A figure, with the % or + at its end raised. */
export function Value({ text }: { text: string }) {
  const [, figure, unit] = /^(.*?)(\s*[%+]?)$/s.exec(text)!
  return (
    <>
      {figure}
      {unit && <span className="unit">{unit}</span>}
    </>
  )
}
