/** A claim in an answer, connected to its source on a page. */
export function Source() {
  return (
    <>
      <path d="M18 150V24H238V128H40Z" />
      <path d="M52 60H204" />
      <path d="M316 58H430L462 90V242H316Z" />
      <path d="M350 106H396M350 156H428" />
      <path data-line="2" d="M-999 92H172L294 214H2e3" />
      <circle cx="124" cy="92" r="13" />
      <circle cx="390" cy="214" r="13" />
    </>
  )
}
