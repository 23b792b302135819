/** Makes a value when it is first asked for, and gives the same one from then on. A promise that fails is asked for anew. */
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
