import { unkept } from "./storage.ts"

/** Every key there is, also such as are not ours. */
export function storedKeys(): string[] {
  try {
    return [...unkept.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...unkept.keys()]
  }
}
