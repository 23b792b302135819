import type { KeyIn } from "./device-keys.ts"
import { readStored, removeStored, storedKeys, writeStored } from "./storage.ts"

type Key = KeyIn<"local">

export type DeviceValues = {
  names: () => string[]
  read: <Value>(key: Key, isValid: (value: unknown) => value is Value) => Value | null
  write: (key: Key, value: unknown) => void
  remove: (key: Key) => void
}

export const deviceValues: DeviceValues = {
  names: storedKeys,
  read: readStored,
  write: writeStored,
  remove: removeStored,
}
