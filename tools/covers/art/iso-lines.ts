import type { Point } from "./paths.ts"

export type HeightMap = {
  columns: number
  rows: number
  step: number
  left: number
  top: number
  heights: Float32Array
}

/** Samples a function over a box. A border of deep ground is added, so that every line closes. */
export const sampleHeights = (
  box: { left: number; top: number; width: number; height: number },
  step: number,
  height: (x: number, y: number) => number,
): HeightMap => {
  const columns = Math.ceil(box.width / step) + 5
  const rows = Math.ceil(box.height / step) + 5
  const left = box.left - 2 * step
  const top = box.top - 2 * step
  const heights = new Float32Array(columns * rows).fill(-1e3)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++)
      heights[row * columns + column] = height(left + column * step, top + row * step)
  return { columns, rows, step, left, top, heights }
}

/** The closed lines around everything at least `level` high (marching squares). */
export const isoLines = (map: HeightMap, level: number): Point[][] => {
  const { columns, rows, step, left, top, heights } = map
  const height = (column: number, row: number) => heights[row * columns + column] ?? -1e3
  // An edge is named by its upper or left corner: even for a horizontal edge, odd for a vertical one.
  const horizontal = (column: number, row: number) => 2 * (row * columns + column)
  const vertical = (column: number, row: number) => 2 * (row * columns + column) + 1
  const next = new Map<number, number>()
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column
      const a = (heights[at] ?? 0) >= level
      const b = (heights[at + 1] ?? 0) >= level
      const c = (heights[at + columns + 1] ?? 0) >= level
      const d = (heights[at + columns] ?? 0) >= level
      if (a === b && b === c && c === d) continue
      const edges = [
        horizontal(column, row),
        vertical(column + 1, row),
        horizontal(column, row + 1),
        vertical(column, row),
      ]
      const inside = [a, b, c, d]
      // Walking a cell clockwise, a line leaves where we step out and enters where we step in: high ground stays on the right.
      for (let corner = 0; corner < 4; corner++) {
        if (!inside[corner] || inside[(corner + 1) % 4]) continue
        let enter = corner
        do enter = (enter + 3) % 4
        while (inside[enter] || !inside[(enter + 1) % 4])
        next.set(edges[corner] ?? 0, edges[enter] ?? 0)
      }
    }
  const point = (edge: number): Point => {
    const column = (edge >> 1) % columns
    const row = Math.floor((edge >> 1) / columns)
    const first = Math.max(height(column, row), level - 1)
    const second = Math.max(edge & 1 ? height(column, row + 1) : height(column + 1, row), level - 1)
    const share = first === second ? 0.5 : (level - first) / (second - first)
    return edge & 1
      ? [left + column * step, top + (row + share) * step]
      : [left + (column + share) * step, top + row * step]
  }
  const lines: Point[][] = []
  while (next.size > 0) {
    const start = next.keys().next().value as number
    const line: Point[] = []
    let edge: number | undefined = start
    while (edge !== undefined && next.has(edge)) {
      const following: number | undefined = next.get(edge)
      next.delete(edge)
      line.push(point(edge))
      edge = following
    }
    if (line.length > 3) lines.push(line)
  }
  return lines
}
