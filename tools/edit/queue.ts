/** A function that does something after what was begun by it before. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Type>(action: () => Promise<Type>): Promise<Type> => {
    const result = last.then(action)
    last = result.catch(() => {})
    return result
  }
}
