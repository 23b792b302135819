import type { Point } from "./clip-ring.ts"

/** Areas as one SVG path, in whole units and relative steps. */
export function pathOfRings(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => `${pathOfLine(ring)}z`)
    .filter((path) => path !== "z")
    .join("")
}

/** A line as an SVG path; "" if it is no longer than a unit. */
export function pathOfLine(line: readonly Point[]): string {
  const [first, ...rest] = line.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  if (!first) return ""
  let [x, y] = first
  const steps = rest.flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y]
    ;[x, y] = [toX, toY]
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
  return steps.length === 0 ? "" : `M${numbers([...first])}l${numbers(steps)}`
}

/** A minus separates two numbers as well as a space. */
function numbers(values: number[]): string {
  return values.map((value, at) => (at === 0 || value < 0 ? String(value) : ` ${value}`)).join("")
}
