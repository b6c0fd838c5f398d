import { Interchange } from '../person.tsx'

/** A line turns to dots and stops at an interchange, from where a person continues. The stations before it are what was done. */
export function HandOver() {
  return (
    <>
      <path data-line="1" d="M-999 46H56L140 130H156m28 0h0m22 0h0m22 0h0" />
      <path d="M360 130H380L464 214H2e3" />
      <circle cx="10" cy="46" r="13" />
      <circle cx="98" cy="88" r="13" />
      <circle cx="156" cy="130" r="13" />
      <Interchange transform="translate(300 130) scale(2.6)" />
    </>
  )
}
