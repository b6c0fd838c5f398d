/** One line is running. Three more start at the same interchange, dotted because they have not opened yet. */
export function OneLine() {
  return (
    <>
      <path data-line="1" d="M60 88H165L201 52H446" />
      <path data-line="2" strokeDasharray="0 24" d="M106 124H412" />
      <path data-line="3" strokeDasharray="0 24" d="M106 196H412" />
      {/* The path length is set so that its dots, too, end one step before the stop. */}
      <path data-line="4" strokeDasharray="0 24" pathLength="337" d="M106 232H165L201 268H412" />
      <circle cx="276" cy="52" r="13" />
      <circle cx="361" cy="52" r="13" />
      <circle data-full="" cx="446" cy="52" r="14" />
      <circle data-line="2" cx="446" cy="124" r="13" />
      <circle data-line="3" cx="446" cy="196" r="13" />
      <circle data-line="4" cx="446" cy="268" r="13" />
      <rect x="36" y="70" width="48" height="180" rx="24" />
    </>
  )
}
