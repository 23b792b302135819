/**
 * What is kept on this device, as JSON under one key. Reading never throws: private windows may refuse storage, and another
 * version of the app may have written something else.
 */
export function readStored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** True when it was kept. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forgetStored(isIt: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isIt(key)) localStorage.removeItem(key)
  } catch {
    // What cannot be read was never kept.
  }
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string")
}
