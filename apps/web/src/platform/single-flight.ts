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
