export type Oklch = { lightness: number; chroma: number; hue: number }

/** Degrees from a category's hue. The hue itself only occurs in its palest shade. */
const others = [180, 150, 210, 120]

/** Confetti colours that stand out on a category's hue: mostly from the opposite side of the wheel, pale shades of its own, and white. */
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
