import type { Layer, Recipe, Scene } from "../artwork.ts"
import { isoLines, sampleHeights } from "../iso-lines.ts"
import { type Point, polyline, smooth } from "../paths.ts"
import { circle, createSketch, path, rect, type Sketch, stops, stroke } from "../sketch.ts"
import { createNoise, heap } from "../smooth-noise.ts"
import { extraAt, glow, ground, plateFor, subjectAt } from "../staging.ts"

/** Cut paper throws a soft shadow: the outline again and again, thinner and darker. */
const cast = (sketch: Sketch, outline: string, colour: string, spread: number): void => {
  for (const share of [1, 0.86, 0.73, 0.61, 0.5, 0.4, 0.31, 0.23, 0.16])
    sketch.add(
      stroke(
        outline,
        colour,
        spread * share,
        'stroke-opacity="0.062" stroke-linejoin="round" transform="translate(0 10)"',
      ),
    )
}

/** Hills of cut paper; the subject stands between them like a sun. */
const hills = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["paper", "bright", "night"])
  const noise = heap(createNoise(random), 3)
  const count = random.whole(6, 8)
  const step = (frame.height - frame.y) / count
  // The second hill hides the subject's foot, whatever its shape and the sheet's; the first stands behind it.
  const first = frame.y - 40 + frame.size * (0.5 * scene.subject.height - 0.2) - step * 0.92
  const hill = (index: number): string => {
    const height = first + index * step * 0.92
    const points: Point[] = [[-40, frame.height + 40]]
    for (let x = -40; x <= frame.width + 80; x += 40)
      points.push([x, height + noise(x / 420 + index * 5, index * 3.7) * (150 - index * 8)])
    points.push([frame.width + 80, frame.height + 40])
    return (
      polyline(points.slice(0, 1)) +
      smooth(points.slice(1, -1)).replace("M", "L") +
      `L${frame.width + 80} ${frame.height + 40}Z`
    )
  }
  const range = (from: number, to: number): Layer => {
    const sketch = createSketch()
    for (let index = from; index < to; index++) {
      const share = index / (count - 1)
      const outline = hill(index)
      cast(sketch, outline, palette.main(0.1), 70)
      const lightness = mood === "night" ? 0.2 + 0.42 * (1 - share) : 0.8 - share * 0.5
      const top = palette.turn(1 - share, lightness + 0.05)
      const foot = palette.turn(1 - share, lightness - 0.1)
      const y = first + index * step
      sketch.add(
        path(
          outline,
          index === 2
            ? palette.accent(0.68)
            : sketch.line(
                [0, y - 120],
                [0, y + 380],
                [
                  [0, top],
                  [1, foot],
                ],
              ),
        ),
      )
    }
    return sketch.layer()
  }
  const sun = createSketch()
  const radius = frame.size * random.between(0.6, 0.74)
  const bright = mood === "night" ? palette.accent(0.72) : mood === "paper" ? palette.accent(0.84) : palette.paper
  sun.add(
    circle(
      frame.x,
      frame.y - 60,
      radius,
      sun.line(
        [0, frame.y - radius],
        [0, frame.y + radius],
        [
          [0, bright],
          [1, palette.turn(1, 0.8)],
        ],
      ),
    ),
  )
  const middle = Math.ceil((frame.size * 0.36) / step) + 1
  return [
    ground(scene, mood),
    sun.layer(),
    range(0, 1),
    subjectAt(scene, { y: frame.y - 40 }),
    range(1, middle),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(scene, index, frame.width * (index % 2 ? 0.83 : 0.17), frame.y + frame.size * (0.42 + 0.16 * index), 205),
    ),
    range(middle, count),
  ]
}

/** A box of nested paper cuttings, brightest at the back. */
const lightBox = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const noise = createNoise(random)
  const inward = random.chance(0.6)
  const sketch = createSketch()
  const count = 8
  const wave = random.between(0.2, 0.34)
  const map = sampleHeights(
    { left: -60, top: -60, width: frame.width + 120, height: frame.height + 120 },
    26,
    (x, y) => {
      const tall = frame.height > frame.width * 1.6 ? 0.72 : 1
      const away = Math.hypot(x - frame.x, (y - frame.y) * tall) / (frame.size * 0.62)
      return away + noise(x / 300, y / 300) * wave * (0.5 + away * 0.6)
    },
  )
  sketch.add(
    rect(
      0,
      0,
      frame.width,
      frame.height,
      sketch.disc(
        frame.x,
        frame.y,
        frame.size,
        stops(4, (share) => (inward ? palette.turn(1, 0.96 - share * 0.14, 0.6) : palette.turn(1, 0.3 - share * 0.1))),
      ),
    ),
  )
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1)
    const outline = isoLines(map, 0.92 + share * 1.35 + share * share * 0.4)
      .map((line) => smooth(line, true))
      .join("")
    cast(sketch, outline, palette.main(0.09), 84)
    const lightness = inward ? 0.86 - share * 0.66 : 0.3 + share * 0.56
    sketch.add(path(outline, index === 2 ? palette.accent(inward ? 0.7 : 0.62) : palette.turn(1 - share, lightness)))
  }
  return [
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.82 }),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * (index % 2 ? 0.82 : 0.18),
        frame.y + (index < 2 ? -1 : 1) * frame.size * (index % 2 ? 0.66 : 0.8),
        195,
      ),
    ),
  ]
}

/** A cut through the ground, each bed with its own texture, broken by a fault. */
const section = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["paper", "deep", "night"])
  const noise = heap(createNoise(random), 2)
  const sketch = createSketch()
  const slope = random.side() * random.between(0.12, 0.35)
  const fault = frame.width * random.between(0.3, 0.7)
  const jump = random.side() * random.between(70, 130)
  const beds: number[] = []
  for (let y = -260; y < frame.height + 260; y += random.between(46, 190)) beds.push(y)
  const shade = (index: number): string => {
    const share = index / beds.length
    if (index % 6 === 4) return palette.accent(mood === "night" ? 0.62 : 0.7)
    if (mood === "paper") return index % 3 === 0 ? palette.paper : palette.turn(share, index % 3 === 1 ? 0.8 : 0.6)
    if (mood === "deep") return palette.turn(share, [0.62, 0.48, 0.38, 0.72][index % 4] ?? 0.5)
    return palette.turn(share, [0.22, 0.32, 0.16, 0.46][index % 4] ?? 0.3)
  }
  const half = (from: number, to: number, drop: number): string => {
    const clip = sketch.clip(rect(from, -400, to - from, frame.height + 800, "#000"))
    const marks = beds.map((bed, index) => {
      const edge: Point[] = []
      for (let x = -40; x <= frame.width + 40; x += 50)
        edge.push([x, bed + drop + (x - frame.x) * slope + noise(x / 380, bed / 300) * 46])
      const line = smooth(edge)
      const filled = path(`${line}L${frame.width + 40} ${frame.height + 500}L-40 ${frame.height + 500}Z`, shade(index))
      const ink = mood === "paper" ? palette.main(0.34) : palette.main(0.9, 0.5)
      const texture = [
        "",
        stroke(
          line,
          ink,
          5,
          'stroke-dasharray="0.1 24" stroke-linecap="round" transform="translate(0 26)" stroke-opacity="0.8"',
        ),
        "",
        stroke(line, ink, 3, 'stroke-dasharray="38 22" transform="translate(0 22)" stroke-opacity="0.6"'),
        stroke(line, ink, 2.5, 'transform="translate(0 14)" stroke-opacity="0.7"') +
          stroke(line, ink, 2.5, 'transform="translate(0 26)" stroke-opacity="0.5"'),
      ]
      return filled + (texture[index % 5] ?? "")
    })
    return `<g clip-path="${clip}">${marks.join("")}</g>`
  }
  sketch.add(half(-50, fault, 0), half(fault, frame.width + 50, jump))
  const radius = frame.size * 0.66
  const hollow = sketch.disc(frame.x, frame.y + radius * 0.25, radius * 1.25, [
    [0, plateFor(scene, palette.turn(1, 0.46), palette.turn(1, 0.94, 0.7))],
    [0.7, plateFor(scene, palette.main(0.3), palette.main(0.84))],
    [1, plateFor(scene, palette.main(0.16), palette.main(0.66))],
  ])
  sketch.add(
    circle(frame.x, frame.y, radius + 20, mood === "paper" ? palette.paper : palette.main(0.12)),
    circle(frame.x, frame.y, radius, hollow),
  )
  return [
    sketch.layer(),
    glow(frame.x, frame.y, radius, palette.turn(1, 0.8), mood === "paper" ? 0.3 : 0),
    subjectAt(scene, { size: frame.size * 0.84 }),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.15, 0.85, 0.82, 0.18][index] ?? 0.5),
        frame.y + radius * ([-1.05, 1.05, -1.15, 1.2][index] ?? 1),
        150,
      ),
    ),
  ]
}

export const strata: Recipe = (scene) => scene.layout([hills, lightBox, section])(scene)
