/** A new line joins three existing ones. */
export function PlugIn() {
  return (
    <>
      <path data-line="1" d="M-999 192H2e3" />
      <path data-line="2" d="M-999 212H2e3" />
      <path data-line="3" d="M-999 232H2e3" />
      <path data-line="4" d="M-999 40H140L272 172H2e3" />
      <circle cx="360" cy="202" r="48" />
      <circle cx="84" cy="40" r="13" />
      <circle cx="84" cy="192" r="13" />
      <circle cx="148" cy="212" r="13" />
      <circle cx="212" cy="232" r="13" />
    </>
  )
}
