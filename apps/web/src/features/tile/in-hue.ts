import type { CSSProperties } from "react"

const plainHue = 85

export function inHue(hue: number | undefined, className = ""): { className: string; style: CSSProperties } {
  return { className: `in-hue ${className}`, style: { "--hue": hue ?? plainHue } }
}
