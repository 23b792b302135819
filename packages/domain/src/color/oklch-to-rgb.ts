/** Red, green and blue in sRGB, each 0 to 255. */
export type Rgb = readonly [number, number, number]

const linearFrom = (lightness: number, chroma: number, hue: number): Rgb => {
  const radians = (hue * Math.PI) / 180
  const a = chroma * Math.cos(radians)
  const b = chroma * Math.sin(radians)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const encode = (linear: number): number => {
  const held = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055))
}

const isInGamut = (lightness: number, chroma: number, hue: number): boolean =>
  linearFrom(lightness, chroma, hue).every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** The maximum chroma in sRGB at a lightness (0 to 1) and hue (degrees). */
export const greatestChroma = (lightness: number, hue: number): number => {
  let low = 0
  let high = 0.37
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2
    if (isInGamut(lightness, middle, hue)) low = middle
    else high = middle
  }
  return low
}

/**
 * Converts OKLCH to sRGB: lightness 0 to 1, chroma about 0 to 0.37, hue in degrees. Out of gamut, chroma is reduced and lightness and hue
 * stay. Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
 */
export const oklchToRgb = (lightness: number, chroma: number, hue: number): Rgb => {
  const shown = isInGamut(lightness, chroma, hue) ? chroma : greatestChroma(lightness, hue)
  const [red, green, blue] = linearFrom(lightness, shown, hue)
  return [encode(red), encode(green), encode(blue)]
}

export const rgbToHex = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
