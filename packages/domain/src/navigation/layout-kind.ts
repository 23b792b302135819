/** `widescreen`: the tabs stand at the left, and an opened tile beside the feed. `mobile`: the tabs stand at the foot, and it covers it. */
export type LayoutKind = "widescreen" | "mobile"

/** CSS pixels. The style sheets, which can't read it, say the same. */
export const widescreenFrom = 1000

export function layoutKindOf(width: number): LayoutKind {
  return width >= widescreenFrom ? "widescreen" : "mobile"
}
