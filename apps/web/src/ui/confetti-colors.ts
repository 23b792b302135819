export type Oklch = { lightness: number; chroma: number; hue: number }

/** Angles from a category's hue, in degrees. What is drawn in the hue itself is never among them but in its palest shade. */
const others = [180, 150, 210, 120]

/**
 * Confetti that is seen where a category's hue is: its pictures, its shade and its chips are all in it, so most pieces are from the far
 * side of the wheel. The category's own are as bright as paper, and there is paper.
 */
export function confettiColors(hue: number): Oklch[] {
  return [
    { lightness: 0.98, chroma: 0.01, hue: 85 },
    { lightness: 0.94, chroma: 0.06, hue },
    ...others.map((angle) => ({ lightness: 0.78, chroma: 0.18, hue: (hue + angle) % 360 })),
  ]
}

export function colorText({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`
}
