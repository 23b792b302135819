import type { Layer, Recipe, Scene } from "../artwork.ts"
import { polar } from "../paths.ts"
import { at, circle, createSketch, path, type Sketch, stops } from "../sketch.ts"
import { extraAt, glow, ground, subjectAt } from "../staging.ts"

const around = (scene: Scene, far: number, size: number, start: number): Layer[] =>
  Array.from({ length: scene.extras }, (_, index) => {
    const [x, y] = polar(
      scene.frame.x,
      scene.frame.y,
      scene.frame.size * far,
      start + (index * 360) / Math.max(3, scene.extras),
    )
    return extraAt(scene, index, Math.min(scene.frame.width - 95, Math.max(95, x)), y, size)
  })

/** A petal that points up from the origin; `pointed` runs from round (0) to sharp (1). */
const petal = (length: number, width: number, pointed: number): string => {
  const tip = length * (1 - pointed * 0.05)
  const full = length * (0.62 - pointed * 0.14)
  return `M0 0C${at(-width * 0.5)} ${at(-length * 0.15)} ${at(-width * 0.72)} ${at(-full)} ${at(-width * 0.5 * (1 - pointed))} ${at(-tip + (1 - pointed) * length * 0.08)}Q0 ${at(-length * 1.06)} ${at(width * 0.5 * (1 - pointed))} ${at(-tip + (1 - pointed) * length * 0.08)}C${at(width * 0.72)} ${at(-full)} ${at(width * 0.5)} ${at(-length * 0.15)} 0 0Z`
}

/** A ring of equal petals. Lengths are the sketch's units, `turn` degrees. */
type Whorl = {
  x: number
  y: number
  count: number
  turn: number
  length: number
  width: number
  pointed: number
  paint: (part: "near" | "far" | "edge") => string
  shade: string
}

const whorl = (sketch: Sketch, { x, y, count, turn, length, width, pointed, paint, shade }: Whorl): void => {
  const shape = petal(length, width, pointed)
  const fill = sketch.line(
    [0, 0],
    [0, -length],
    [
      [0.2, paint("near")],
      [0.75, paint("far")],
      [1, paint("edge")],
    ],
  )
  const vein = `<path d="M0 ${at(-length * 0.3)}V${at(-length * 0.82)}" stroke="${paint("edge")}" stroke-width="3" stroke-opacity="0.45"/>`
  for (let index = 0; index < count; index++)
    sketch.add(
      `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn + (index * 360) / count)})">${length > 130 ? path(shape, shade, 'fill-opacity="0.28" transform="translate(10 0) scale(1.03)"') : ""}${path(shape, fill)}${length > 200 ? vein : ""}</g>`,
    )
}

/** A great flower, ring upon ring of petals, with the subject at its heart. */
const dahlia = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "night", "bright", "deep"])
  const sketch = createSketch()
  const count = random.pick([9, 12, 14, 18])
  const rings = random.whole(4, 5)
  const pointed = random.pick([0.1, 0.5, 0.95])
  const largest = frame.size * random.between(1.15, 1.7)
  const top = mood === "night" ? 0.74 : mood === "deep" ? 0.84 : 0.82
  for (let ring = 0; ring < rings; ring++) {
    const share = ring / (rings - 1)
    const length = largest * (1 - share * 0.44)
    const accented = ring === rings - 1 && random.chance(0.5)
    const ink = (lightness: number) => (accented ? palette.accent(lightness) : palette.turn(1 - share, lightness))
    const light = top - (1 - share) * (mood === "paper" ? 0.26 : 0.34)
    whorl(sketch, {
      x: frame.x,
      y: frame.y,
      count,
      turn: ring * (180 / count) + 7,
      length,
      width: ((length * Math.PI) / count) * 1.5,
      pointed,
      paint: (part) => ink({ near: light - 0.24, far: light, edge: Math.min(0.95, light + 0.12) }[part]),
      shade: palette.main(0.1),
    })
  }
  sketch.add(
    circle(frame.x, frame.y + 12, frame.size * 0.47, palette.main(0.12), 'fill-opacity="0.4"'),
    circle(
      frame.x,
      frame.y,
      frame.size * 0.46,
      sketch.disc(frame.x, frame.y, frame.size * 0.46, [
        [0, palette.paper],
        [1, palette.accent(0.84)],
      ]),
    ),
  )
  return [
    ground(scene, mood),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.86 }),
    ...around(scene, 0.92, 195, random.between(20, 80)),
  ]
}

/** Seeds set by the golden angle, as in a sunflower. */
const seeds = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["night", "paper", "deep", "bright"])
  const sketch = createSketch()
  const golden = 137.508
  const gap = random.between(19, 25)
  const shape = random.pick(["round", "leaf", "ring"])
  const light = { night: [0.84, 0.4], paper: [0.56, 0.74], deep: [0.88, 0.5], bright: [0.44, 0.9] }[mood]
  for (let index = 0; ; index++) {
    const radius = gap * Math.sqrt(index) * 1.5
    if (radius > frame.reach) break
    if (radius < frame.size * 0.52) continue
    const angle = index * golden
    const [x, y] = polar(frame.x, frame.y, radius, angle)
    const share = radius / frame.reach
    const size = gap * (0.42 + share * 0.75)
    if (x < -size || y < -size || x > frame.width + size || y > frame.height + size) continue
    const lightness = (light[0] ?? 0.8) + ((light[1] ?? 0.4) - (light[0] ?? 0.8)) * share
    const colour =
      index % 13 === 0 ? palette.accent(mood === "paper" ? 0.66 : 0.76) : palette.turn(share * 1.2, lightness)
    if (shape === "leaf")
      sketch.add(
        `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(size * 1.25)}" ry="${at(size * 0.55)}" fill="${colour}" transform="rotate(${at(angle % 360)} ${at(x)} ${at(y)})"/>`,
      )
    else if (shape === "ring")
      sketch.add(
        circle(x, y, size * 0.72, index % 3 ? "none" : colour, `stroke="${colour}" stroke-width="${at(size * 0.34)}"`),
      )
    else sketch.add(circle(x, y, size, colour))
  }
  return [
    ground(scene, mood),
    glow(frame.x, frame.y, frame.size * 1.1, mood === "night" ? palette.side(0.6) : palette.paper, 0.8),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.94 }),
    ...around(scene, 0.88, 195, random.between(20, 80)),
  ]
}

/** Clear rounds that overlap and mix, like filters of coloured glass. */
const filters = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "night"])
  const sketch = createSketch()
  const count = random.pick([6, 8, 10])
  const radius = frame.size * random.between(0.56, 0.7)
  const turn = random.between(0, 60)
  for (const [far, size] of [
    [0.98, 0.8],
    [0.56, 1],
  ] as const)
    for (let index = 0; index < count; index++) {
      const [x, y] = polar(frame.x, frame.y, frame.size * far * 0.9, turn + far * 40 + (index * 360) / count)
      const ink = far > 0.9 && index % 4 === 2 ? palette.accent : (l: number) => palette.turn(index / count, l)
      const [near, edge] = mood === "paper" ? [ink(0.84), ink(0.66)] : [ink(0.56), ink(0.7)]
      sketch.add(
        circle(
          x,
          y,
          radius * size,
          sketch.disc(x, y, radius * size, [
            [0, near, 0.3],
            [0.7, edge, 0.5],
            [1, edge, 0.85],
          ]),
        ),
      )
    }
  return [
    ground(scene, mood),
    sketch.layer(),
    glow(
      frame.x,
      frame.y,
      frame.size * 0.72,
      mood === "paper" || scene.subject.lightness < 0.6 ? palette.paper : palette.main(0.12),
      0.95,
    ),
    subjectAt(scene, { size: frame.size * 0.9 }),
    ...around(scene, 0.94, 195, random.between(20, 80)),
  ]
}

/** Blossoms of several sizes growing up the sheet around the subject. */
const garden = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["deep", "bright", "night", "paper"])
  const sketch = createSketch()
  const blossoms: [number, number, number][] = []
  for (let attempt = 0; attempt < 900 && blossoms.length < 48; attempt++) {
    const [x, y, r] = [
      random.between(-40, frame.width + 40),
      random.between(-40, frame.height * 1.02),
      random.between(70, 240),
    ]
    if (Math.hypot(x - frame.x, y - frame.y) < frame.size * 0.5 + r * 0.55) continue
    if (blossoms.every(([bx, by, br]) => Math.hypot(x - bx, y - by) > (br + r) * 0.74)) blossoms.push([x, y, r])
  }
  for (const [x, y, r] of blossoms.toSorted((a, b) => b[2] - a[2])) {
    const dim = Math.max(0, y / frame.height - 0.62) * 0.5
    const accented = random.chance(0.22)
    const share = random.next()
    const base = { deep: 0.7, bright: 0.62, night: 0.56, paper: 0.7 }[mood] - dim + random.between(-0.1, 0.1)
    const ink = (lightness: number) => (accented ? palette.accent(lightness) : palette.turn(share, lightness))
    const count = random.pick([5, 6, 8, 12])
    const turn = random.between(0, 90)
    const wide = ((r * Math.PI) / count) * 1.5
    whorl(sketch, {
      x,
      y,
      count,
      turn,
      length: r,
      width: wide,
      pointed: random.pick([0, 0.3, 0.9]),
      paint: (part) => ink({ near: base - 0.22, far: base, edge: base + 0.14 }[part]),
      shade: palette.main(0.08),
    })
    sketch.add(circle(x, y, r * 0.2, accented ? palette.main(0.9 - dim, 0.6) : palette.accent(0.8 - dim)))
  }
  const radius = frame.size * 0.62
  sketch.add(
    circle(
      frame.x,
      frame.y,
      radius * 1.3,
      sketch.disc(
        frame.x,
        frame.y,
        radius * 1.3,
        stops(
          5,
          () => (mood === "paper" ? palette.paper : palette.main(mood === "bright" ? 0.9 : 0.18)),
          (share) => 1 - share ** 3,
        ),
      ),
    ),
  )
  return [
    ground(scene, mood),
    sketch.layer(),
    subjectAt(scene),
    ...blossoms
      .filter(([x, y]) => x > 120 && x < frame.width - 120 && y < frame.height * 0.62 && y > 100)
      .slice(0, extras)
      .map(([x, y], index) => extraAt(scene, index, x, y, 195)),
  ]
}

export const bloom: Recipe = (scene) => scene.layout([dahlia, seeds, filters, garden])(scene)
