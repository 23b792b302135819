/** Cover formats by the specification's labels: height × width. */
export const aspectFormats = ["19.5x9", "4x3", "1x2", "2x1", "developing"] as const

export type AspectFormat = (typeof aspectFormats)[number]

/** Width over height, as in CSS, to reserve the box before the picture loads. */
const widthOverHeight: Record<AspectFormat, number> = {
  "19.5x9": 9 / 19.5,
  "4x3": 3 / 4,
  "1x2": 2 / 1,
  "2x1": 1 / 2,
  developing: 1,
}

export function aspectRatio(format: AspectFormat): number {
  return widthOverHeight[format]
}

const labels: Record<string, AspectFormat> = {
  "195X9": "19.5x9",
  "4X3": "4x3",
  "1X2": "1x2",
  "2X1": "2x1",
  DEVELOPING: "developing",
}

export function aspectFromLabel(label: string): AspectFormat | null {
  return Object.hasOwn(labels, label) ? (labels[label] ?? null) : null
}
