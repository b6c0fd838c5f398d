/** One line runs; three wait at the same interchange, ready to open. */
export function OneLine() {
  return (
    <>
      <path data-line="voice" d="M60 112H140L200 52H446" />
      <path data-line="chat" data-ready="" d="M413 124H210L190 144H96" />
      <path data-line="process" data-ready="" d="M413 196H210L190 176H96" />
      <path data-line="forecast" data-ready="" d="M413 268H200L140 208H96" />
      <circle cx="276" cy="52" r="13" />
      <circle cx="361" cy="52" r="13" />
      <circle data-full="" cx="446" cy="52" r="14" />
      <circle data-line="chat" cx="446" cy="124" r="13" />
      <circle data-line="process" cx="446" cy="196" r="13" />
      <circle data-line="forecast" cx="446" cy="268" r="13" />
      <rect x="36" y="78" width="48" height="164" rx="24" />
    </>
  )
}
