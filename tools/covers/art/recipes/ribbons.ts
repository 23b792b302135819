import type { Layer, Recipe, Scene } from "../artwork.ts"
import { type Point, smooth } from "../paths.ts"
import { at, circle, createSketch, stops, stroke } from "../sketch.ts"
import { createNoise } from "../smooth-noise.ts"
import { extraAt, glow, ground, plateFor, subjectAt } from "../staging.ts"

const beside = (scene: Scene, size = 195): Layer[] =>
  Array.from({ length: scene.extras }, (_, index) => {
    const [x, y] = (
      [
        [0.84, -0.7],
        [0.16, 0.7],
        [0.16, -0.78],
        [0.84, 0.74],
      ] as const
    )[index] ?? [0.5, 1]
    return extraAt(scene, index, scene.frame.width * x, scene.frame.y + scene.frame.size * y, size)
  })

/** A bundle of stripes that comes up from the foot, bends around the subject and leaves. */
const stripes = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "deep", "bright", "night"])
  const sketch = createSketch()
  const count = random.whole(5, 7)
  const wide = random.between(58, 74)
  const way = random.side()
  const bundle = count * wide
  const loop = random.chance(0.5)
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1)
    const r = frame.size * 0.56 + index * wide + wide / 2
    const light = {
      paper: 0.5 + share * 0.34,
      deep: 0.84 - share * 0.4,
      bright: 0.4 + share * 0.5,
      night: 0.76 - share * 0.46,
    }[mood]
    const colour =
      index === count - 3
        ? palette.accent(0.72)
        : index === 1 && mood !== "paper"
          ? palette.paper
          : palette.turn(share, light)
    const x0 = frame.x - way * r
    const x1 = frame.x + way * r
    const d = loop
      ? `M${at(x0)} ${at(frame.height + 50)}V${at(frame.y)}A${at(r)} ${at(r)} 0 0 ${way > 0 ? 1 : 0} ${at(x1)} ${at(frame.y)}V${at(frame.height + 50)}`
      : `M${at(x0)} ${at(frame.height + 50)}V${at(frame.y)}A${at(r)} ${at(r)} 0 0 ${way > 0 ? 1 : 0} ${at(frame.x)} ${at(frame.y - r)}H${at(frame.x + way * (frame.width + 100))}`
    sketch.add(stroke(d, colour, wide + 1))
  }
  // A second bundle crosses behind, so that the sheet is held together.
  const back = createSketch()
  for (let index = 0; index < count; index++) {
    const y = frame.y + frame.size * 0.62 + index * wide * 0.8
    const light =
      mood === "paper"
        ? 0.84 - index * 0.03
        : mood === "night"
          ? 0.3 - index * 0.02
          : mood === "deep"
            ? 0.5 - index * 0.03
            : 0.7 - index * 0.03
    back.add(stroke(`M${at(-50)} ${at(y + bundle * 0.2)}H${at(frame.width + 50)}`, palette.side(light), wide * 0.8 + 1))
  }
  const disc = createSketch()
  disc.add(circle(frame.x, frame.y, frame.size * 0.52, plateFor(scene, palette.main(0.3), palette.turn(1, 0.93, 0.6))))
  return [
    ground(scene, mood),
    back.layer(),
    sketch.layer(),
    disc.layer(),
    subjectAt(scene, { size: frame.size * 0.92 }),
    ...beside(scene),
  ]
}

/** Silk: a hundred fine lines between two waving edges. */
const silk = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["night", "deep", "paper"])
  const noise = createNoise(random)
  const veil = (seed: number, from: number, to: number, ink: (share: number) => string, lines: number): Layer => {
    const sketch = createSketch()
    for (let line = 0; line < lines; line++) {
      const share = line / (lines - 1)
      const points: Point[] = []
      for (let step = 0; step <= 40; step++) {
        const along = step / 40
        const y = from + (to - from) * along
        const fold = Math.sin(along * 5.2 + seed) * 0.32 + noise(along * 2.1, seed) * 0.45
        const narrow = 0.18 + 0.42 * Math.abs(Math.sin(along * 3.4 + seed * 2))
        const x = frame.x + (fold + (share - 0.5) * narrow + noise(along * 2.6 + 9, share * 0.9 + seed) * 0.2) * 1000
        points.push([x, y])
      }
      const edge = Math.abs(share - 0.5) * 2
      sketch.add(
        stroke(smooth(points), ink(share), 2.4 + edge ** 6 * 3, `stroke-opacity="${at(0.5 + edge ** 3 * 0.4)}"`),
      )
    }
    return sketch.layer()
  }
  const paper = mood === "paper"
  const start = random.between(0, 6)
  return [
    ground(scene, mood),
    glow(frame.x, frame.y, frame.size * 1.3, paper ? palette.accent(0.88) : palette.side(0.6), 0.7),
    veil(
      start,
      -60,
      frame.height + 60,
      (share) => palette.turn(share * 1.2, paper ? 0.5 + share * 0.2 : 0.6 + share * 0.3),
      84,
    ),
    subjectAt(scene),
    veil(
      start + 2.1,
      frame.y - frame.size * 1.2,
      frame.height + 200,
      (share) => palette.accent(paper ? 0.6 : 0.66 + share * 0.2),
      26,
    ),
    ...beside(scene),
  ]
}

/** Glossy tubes that wind behind the subject and before it. */
const tubes = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["bright", "deep", "paper", "night"])
  const thick = random.between(180, 240)
  const tube = (points: readonly Point[], ink: (lightness: number) => string, size: number, base: number): Layer => {
    const sketch = createSketch()
    const d = smooth(points)
    const cap = 'stroke-linecap="round" stroke-linejoin="round"'
    for (const soft of [1.5, 1.34, 1.18])
      sketch.add(
        stroke(
          d,
          palette.main(0.08),
          size * soft,
          `${cap} stroke-opacity="0.1" transform="translate(0 ${at(size * 0.22)})"`,
        ),
      )
    // A tube is its own outline again and again, thinner and lighter, moved towards the light.
    for (let ring = 0; ring < 16; ring++) {
      const share = ring / 15
      sketch.add(
        stroke(
          d,
          ink(base - 0.26 + share * 0.34),
          size * (1 - share * 0.86),
          `${cap} transform="translate(${at(-share * size * 0.12)} ${at(-share * size * 0.2)})"`,
        ),
      )
    }
    sketch.add(
      stroke(
        d,
        palette.paper,
        size * 0.06,
        `${cap} stroke-opacity="0.75" transform="translate(${at(-size * 0.15)} ${at(-size * 0.27)})"`,
      ),
    )
    return sketch.layer()
  }
  const way = random.side()
  const [x, y, s] = [frame.x, frame.y, frame.size]
  const jitter = () => random.between(-0.08, 0.08) * s
  const p = (dx: number, dy: number): Point => [x + way * dx * s + jitter(), y + dy * s + jitter()]
  const far = [
    p(-1.3, -1.6),
    p(-0.6, -1.2),
    p(0.1, -0.75),
    p(0.75, -0.75),
    p(0.75, -0.15),
    p(0.2, 0.05),
    p(-0.5, -0.1),
    p(-0.75, 0.4),
    p(-0.3, 0.75),
    p(-1.5, 0.95),
  ]
  const near = [p(-1.5, 0.75), p(-0.75, 0.62), p(-0.25, 0.46), p(0.3, 0.6), p(0.75, 0.5), p(0.85, 0.05), p(1.5, -0.2)]
  const low = [p(1.5, 0.9), p(0.7, 1.0), p(0.3, 1.5), p(-0.3, 1.2), p(-0.9, 1.75), p(-1.5, 1.6)]
  const base = mood === "night" ? 0.52 : mood === "bright" ? 0.6 : 0.7
  return [
    ground(scene, mood),
    tube(low, (l) => palette.side(l), thick * 0.9, base - 0.1),
    tube(far, (l) => palette.main(l), thick, base),
    subjectAt(scene, { size: s * 0.96 }),
    tube(near, (l) => palette.accent(l), thick * 0.8, base + 0.06),
    ...beside(scene),
  ]
}

/** Paper bands folded to and fro down the sheet. */
const folds = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["deep", "paper", "bright"])
  const sketch = createSketch()
  const rows = random.whole(6, 8)
  const tall = (frame.height + 200) / rows
  const slant = random.side() * tall * random.between(0.7, 1.1)
  const base = { deep: 0.5, paper: 0.78, bright: 0.72 }[mood]
  for (let row = 0; row < rows; row++) {
    const y = -100 + row * tall
    const way = row % 2 ? 1 : -1
    const [a, b] = [y - (way * slant) / 2, y + (way * slant) / 2]
    const ink = row % 3 === 1 ? palette.accent : (l: number) => palette.turn(row / rows, l)
    const light = base - (row / rows) * 0.14
    const fill = sketch.line(
      [way > 0 ? 0 : frame.width, 0],
      [way > 0 ? frame.width : 0, 0],
      stops(5, (share) => ink(light + 0.12 - share ** 2 * 0.34)),
    )
    sketch.add(
      `<path d="M-20 ${at(a)}L${frame.width + 20} ${at(b)}V${at(b + tall + 4)}L-20 ${at(a + tall + 4)}Z" fill="${fill}"/>`,
    )
    sketch.add(stroke(`M-20 ${at(a)}L${frame.width + 20} ${at(b)}`, palette.paper, 3, 'stroke-opacity="0.5"'))
    for (const soft of [50, 30, 14])
      sketch.add(
        stroke(
          `M-20 ${at(a + tall + 4)}L${frame.width + 20} ${at(b + tall + 4)}`,
          palette.main(0.08),
          soft,
          'stroke-opacity="0.07"',
        ),
      )
  }
  const halo = createSketch()
  halo.add(
    circle(frame.x + 12, frame.y + 26, frame.size * 0.62, palette.main(0.1), 'fill-opacity="0.3"'),
    circle(frame.x, frame.y, frame.size * 0.62, plateFor(scene, palette.main(0.36), palette.paper)),
  )
  return [
    ground(scene, mood),
    sketch.layer(),
    halo.layer(),
    subjectAt(scene, { size: frame.size * 0.88 }),
    ...beside(scene),
  ]
}

export const ribbons: Recipe = (scene) => scene.layout([stripes, silk, tubes, folds])(scene)
