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

/** Single flight: whoever asks while an answer is under way gets that one. */
export function singleFlight<Value>(ask: () => Promise<Value>): (() => Promise<Value>) & { isUnderWay: () => boolean } {
  let asking: Promise<Value> | undefined
  const get = () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
  return Object.assign(get, { isUnderWay: () => asking !== undefined })
}
