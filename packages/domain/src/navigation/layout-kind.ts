/** `widescreen`: tabs on the left, and an opened tile beside the feed. `mobile`: tabs at the bottom, and an opened tile over the feed. */
export type LayoutKind = "widescreen" | "mobile"

/** CSS pixels; repeated in the style sheets, which can't read it. */
export const widescreenFrom = 1000

export function layoutKindOf(width: number): LayoutKind {
  return width >= widescreenFrom ? "widescreen" : "mobile"
}
