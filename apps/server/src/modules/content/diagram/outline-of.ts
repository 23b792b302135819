/** A drawn shape as x, y, x, y … in units of the drawing. */
export type Outline = {
  line?: number[] | undefined
  curve?: number[] | undefined
  arrow?: number[] | undefined
  area?: number[] | undefined
  box?: [number, number, number, number] | undefined
  circle?: [number, number, number] | undefined
}

type Point = readonly [number, number]

export function outlineOf({ line, curve, arrow, area, box, circle }: Outline): string {
  if (line) return through(pairs(line))
  if (curve) return smooth(pairs(curve))
  if (arrow) return through(pairs(arrow)) + head(pairs(arrow))
  if (area) return `${through(pairs(area))}Z`
  if (box) return `M${box[0]} ${box[1]}h${box[2]}v${box[3]}h${-box[2]}Z`
  if (!circle) return ""
  const [x, y, r] = circle
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function pairs(values: readonly number[]): Point[] {
  return values.flatMap((x, at) => (at % 2 === 0 ? [[x, values[at + 1] ?? 0] as const] : []))
}

function through(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("")
}

/** A smooth curve through all points (Catmull-Rom as Bézier). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(rounded).join(" ")}`
  })
  return `M${at(0)[0]} ${at(0)[1]}${parts.join("")}`
}

const headLength = 9

function head(points: readonly Point[]): string {
  const [tip, from] = [points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]]
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0])
  const ends = [-1, 1].map((side) => {
    const back = angle + Math.PI + side * 0.5
    return `${rounded(tip[0] + headLength * Math.cos(back))} ${rounded(tip[1] + headLength * Math.sin(back))}`
  })
  return `M${ends[0]}L${tip[0]} ${tip[1]}L${ends[1]}`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
