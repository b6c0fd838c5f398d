/** A person in an interchange, the sign for "a person decides". 44 by 76 units, centred on 0 0. */
export function Person() {
  return (
    <>
      <rect className="drawn-stop" x="-22" y="-38" width="44" height="76" rx="22" />
      <circle cy="-11" r="8" />
      <path d="M-12 20V16a12 12 0 0 1 24 0v4z" />
    </>
  )
}
