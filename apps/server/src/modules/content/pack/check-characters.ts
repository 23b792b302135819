import { t } from "../../../platform/words/say.ts"
import type { Report } from "./problem.ts"

/** Control and bidi characters, and lone surrogates; tabs are allowed. */
const unsafe = /(?!\t)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u

/** The first control, bidi or unpaired surrogate character as `U+202E`; null if there is none. Tabs are allowed. */
export function unsafeCharacter(line: string): string | null {
  const found = unsafe.exec(line)?.[0].codePointAt(0)
  return found === undefined ? null : `U+${found.toString(16).toUpperCase().padStart(4, "0")}`
}

export function checkCharacters(lines: readonly string[], report: Report): void {
  for (const [at, line] of lines.entries()) {
    const found = unsafeCharacter(line)
    if (found !== null) report(at + 1, t`contains an invisible character: ${found}`)
  }
}
