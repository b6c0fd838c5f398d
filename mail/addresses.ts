const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * A bare address, `local@domain`. Much less than RFC 5322 allows (no display names, comments,
 * quoted parts or groups), because every one of those has been a way to smuggle in a second
 * recipient, and no form field needs them.
 */
export function isAddress(value: string): boolean {
  const at = value.lastIndexOf('@')
  const [local, domain] = [value.slice(0, at), value.slice(at + 1)]
  return (
    at > 0 &&
    local.length <= 64 &&
    domain.length <= 253 &&
    dotAtom.test(local) &&
    domain.split('.').every((label) => domainLabel.test(label))
  )
}

/** Bare addresses separated by commas; `undefined` when any one of them is not an address. */
export function parseAddressList(value: string): string[] | undefined {
  const addresses = value.split(',').map((address) => address.trim())
  return addresses.every(isAddress) ? addresses : undefined
}
