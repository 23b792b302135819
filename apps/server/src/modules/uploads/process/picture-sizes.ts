type Size = { width: number; height: number }

const widths = [480, 960, 1440]
const tallest = 2560

/** A picture's sizes, smallest first, never larger than the original. */
export function pictureSizes({ width, height }: Size): Size[] {
  const ratio = height / width
  const largest = Math.max(1, Math.min(width, 1440, Math.floor(tallest / ratio)))
  const sizeOf = (wide: number): Size => ({ width: wide, height: Math.max(1, Math.round(wide * ratio)) })
  // Sizes that are hardly smaller are left out.
  return [...widths.filter((wide) => wide * 1.2 < largest), largest].map(sizeOf)
}
