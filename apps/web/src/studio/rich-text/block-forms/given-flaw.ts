import { oneLine } from "./one-line.ts"

/** Of a field that can be left out: asked only of what stands in it. */
export function givenFlaw(text: string, find: (text: string) => string | null): string | null {
  return oneLine(text) === "" ? null : find(text)
}
