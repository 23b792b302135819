import type { VectorLayer } from "./artwork.ts"

/** Where a colour stands in a gradient (0 to 1), the colour and its opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A number as SVG wants it: a tenth of a unit is finer than any pixel. */
export const at = (value: number): string => String(Math.round(value * 10) / 10)

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const alpha = opacity === 1 ? "" : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${alpha}/>`
    })
    .join("")

/** Collects the marks of one vector layer and names its gradients. */
export type Sketch = {
  add: (...markup: string[]) => void
  /** A gradient along a line in units. */
  line: (from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]) => string
  /** A gradient around a point; `focus` moves its bright spot. */
  disc: (x: number, y: number, radius: number, stops: readonly Stop[], focus?: readonly [number, number]) => string
  clip: (markup: string) => string
  blur: (deviation: number) => string
  layer: () => VectorLayer
}

/** Stands in every name until the layers are put into one document, where `drawVectors` numbers them. */
export const layerMark = "@"

export const createSketch = (): Sketch => {
  const defs: string[] = []
  const body: string[] = []
  const define = (tag: string, attributes: string, inside: string): string => {
    const id = `${layerMark}${defs.length}`
    defs.push(`<${tag} id="${id}" ${attributes}>${inside}</${tag}>`)
    return `url(#${id})`
  }
  return {
    add: (...markup) => void body.push(...markup),
    line: (from, to, stops) =>
      define(
        "linearGradient",
        `gradientUnits="userSpaceOnUse" x1="${at(from[0])}" y1="${at(from[1])}" x2="${at(to[0])}" y2="${at(to[1])}"`,
        stopsOf(stops),
      ),
    disc: (x, y, radius, stops, focus = [x, y]) =>
      define(
        "radialGradient",
        `gradientUnits="userSpaceOnUse" cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fx="${at(focus[0])}" fy="${at(focus[1])}"`,
        stopsOf(stops),
      ),
    clip: (markup) => define("clipPath", "", markup),
    blur: (deviation) =>
      define(
        "filter",
        'x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"',
        `<feGaussianBlur stdDeviation="${at(deviation)}"/>`,
      ),
    layer: () => ({ kind: "vector", defs: defs.join(""), body: body.join("") }),
  }
}

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${fill}" ${more}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${at(width)}" ${more}/>`

export const group = (attributes: string, ...inside: string[]): string => `<g ${attributes}>${inside.join("")}</g>`

/** Evenly spaced stops from a function of 0 to 1. */
export const stops = (count: number, colour: (share: number) => string, opacity?: (share: number) => number): Stop[] =>
  Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return [share, colour(share), opacity?.(share) ?? 1] as const
  })
