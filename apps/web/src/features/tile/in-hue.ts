import type { CSSProperties } from "react"

/** The hue of what belongs to no category. */
const plainHue = 85

/** Puts an element and everything inside it in a category's hue. */
export function inHue(hue: number | undefined, className = ""): { className: string; style: CSSProperties } {
  return { className: `in-hue ${className}`, style: { "--hue": hue ?? plainHue } }
}
