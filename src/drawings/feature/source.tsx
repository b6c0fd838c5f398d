/** A claim in an answer, connected to its source on a page. */
export function Source() {
  return (
    <>
      <path d="M18 150V24H238V128H40Z" />
      <path d="M52 60H204M52 92H84" />
      <path d="M316 58H430L462 90V242H316Z" />
      <path d="M350 100H396M350 206H428" />
      <path data-line="2" d="M124 92H226L286 152H428" />
      <circle cx="124" cy="92" r="13" />
      <circle cx="350" cy="152" r="13" />
    </>
  )
}
