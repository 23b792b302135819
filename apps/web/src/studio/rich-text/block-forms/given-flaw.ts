import { oneLine } from "./one-line.ts"

export function givenFlaw(text: string, find: (text: string) => string | null): string | null {
  return oneLine(text) === "" ? null : find(text)
}
