/** The interchange with somebody in it: the one sign for "a person decides". 44 by 76, centred on 0 0. */
export function Person() {
  return (
    <>
      <rect x="-22" y="-38" width="44" height="76" rx="22" />
      <circle cy="-11" r="8" />
      <path d="M-12 20V16a12 12 0 0 1 24 0v4z" />
    </>
  )
}
