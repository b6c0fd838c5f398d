/** One line connects a telephone system, a shop and a ledger. */
export function Connect() {
  return (
    <>
      <path d="M10 210H140L190 160H290L340 110H470" />
      <path
        data-full=""
        d="M54 152H126A14 14 0 0 1 140 166V254A14 14 0 0 1 126 268H54A14 14 0 0 1 40 254V166A14 14 0 0 1 54 152Z"
      />
      <path data-full="" d="M190 118L206 102H274L290 118V218H190Z" />
      <path data-full="" d="M340 52H416L440 76V168H340Z" />
      <path data-empty="" strokeLinecap="butt" d="M40 210H140M190 160H290M340 110H440" />
      <path
        data-empty=""
        strokeWidth="8"
        d="M72 176h0M90 176h0M108 176h0M72 244h0M90 244h0M108 244h0M215 126V132M240 126V132M265 126V132M362 80H394M362 142H418"
      />
      <circle data-inside="" cx="90" cy="210" r="13" />
      <circle data-inside="" cx="240" cy="160" r="13" />
      <circle data-inside="" cx="390" cy="110" r="13" />
    </>
  )
}
