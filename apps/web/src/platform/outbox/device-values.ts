import { forgetStored, readStored, writeStored } from "../storage.ts"

/** Values kept on this device, each under a name. */
export type DeviceValues = {
  names: () => string[]
  read: <Value>(name: string, isValid: (value: unknown) => value is Value) => Value | null
  write: (name: string, value: unknown) => void
  remove: (isIt: (name: string) => boolean) => void
}

/** The browser's storage, the same in every tab. What it refuses to keep lasts as long as the page. */
function inStorage(): DeviceValues {
  const unkept = new Map<string, unknown>()
  return {
    names: () => [...storedNames(), ...unkept.keys()],
    read: (name, isValid) => {
      const value = unkept.get(name)
      return isValid(value) ? value : readStored(name, isValid)
    },
    write: (name, value) => {
      if (writeStored(name, value)) unkept.delete(name)
      else unkept.set(name, value)
    },
    remove: (isIt) => {
      for (const name of unkept.keys()) if (isIt(name)) unkept.delete(name)
      forgetStored(isIt)
    },
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

export const deviceValues = inStorage()
