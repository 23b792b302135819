/** A hue in result pictures: a piece's gradient and lower edge. Converted from OKLCH, which librsvg does not support. */
type Ink = { name: string; from: string; to: string; edge: string }

export const inks = {
  green: { name: "green", from: "#9ff5b7", to: "#28ad5e", edge: "#05773b" },
  amber: { name: "amber", from: "#ffd7a0", to: "#db9400", edge: "#865900" },
  rose: { name: "rose", from: "#ffd1d0", to: "#e36368", edge: "#a03e43" },
  orange: { name: "orange", from: "#ffd5b1", to: "#ea8a18", edge: "#915100" },
  violet: { name: "violet", from: "#ddd9ff", to: "#927eec", edge: "#6453a7" },
  grey: { name: "grey", from: "#54524f", to: "#3a3836", edge: "#232221" },
} as const satisfies Record<string, Ink>

export type InkName = keyof typeof inks

export const gradients = `<defs>${Object.values(inks)
  .map(
    ({ name, from, to }) =>
      `<linearGradient id="${name}" x2="0.5" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
  .join("")}</defs>`

/** A piece as thick as in the app: a shape with a darker one below. `draw` draws a shape, moved down by `down`. */
function thick(ink: InkName, depth: number, draw: (down: number, fill: string) => string): string {
  return draw(depth, inks[ink].edge) + draw(0, `url(#${ink})`)
}

type Box = { x: number; y: number; width: number; height: number; radius: number }

export function block(ink: InkName, depth: number, { x, y, width, height, radius }: Box): string {
  return thick(
    ink,
    depth,
    (down, fill) =>
      `<rect x="${x}" y="${y + down}" width="${width}" height="${height - depth}" rx="${radius}" fill="${fill}"/>`,
  )
}

/** A square on its corner, around its centre. */
export function diamond(ink: InkName, depth: number, x: number, y: number, side: number): string {
  return thick(ink, depth, (down, fill) => {
    const at = y - depth / 2 + down
    return `<rect x="${x - side / 2}" y="${at - side / 2}" width="${side}" height="${side}" rx="${side * 0.16}" fill="${fill}" transform="rotate(45 ${x} ${at})"/>`
  })
}

export function disc(ink: InkName, depth: number, x: number, y: number, radius: number): string {
  return thick(
    ink,
    depth,
    (down, fill) => `<circle cx="${x}" cy="${y - depth / 2 + down}" r="${radius}" fill="${fill}"/>`,
  )
}
