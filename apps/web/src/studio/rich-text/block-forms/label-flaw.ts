import { t } from "@confetti/domain/messages/t"
import { isSameText } from "@confetti/domain/tile/is-same-text"
import { textFlaw } from "./flaws.ts"

/** Of the label of a row, which is called as none before it. */
export function labelFlaw(
  rows: readonly { label: string }[],
  at: number,
  limits: { least: number; most: number },
): string | null {
  const { label } = rows[at] ?? { label: "" }
  if (rows.findIndex((other) => isSameText(other.label, label)) < at) return t`Another one is called the same.`
  return textFlaw(label, limits, t`Name it.`)
}
