/** Creates a value on first use and returns the same one afterwards. A rejected promise is created again. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    if (!made) {
      made = { value: make() }
      Promise.resolve(made.value).catch(() => {
        made = undefined
      })
    }
    return made.value
  }
}
