import type { Layer, Recipe, Scene } from "../artwork.ts"
import { plinths } from "../layouts/plinths.ts"
import { type Point, polar, polyline } from "../paths.ts"
import { at, createSketch, path } from "../sketch.ts"
import { createNoise } from "../smooth-noise.ts"
import { extraAt, glow, ground, plateFor, subjectAt } from "../staging.ts"

const beside = (scene: Scene, size = 195): Layer[] =>
  Array.from({ length: scene.extras }, (_, index) => {
    const [x, y] = (
      [
        [0.17, 0.72],
        [0.83, -0.72],
        [0.83, 0.78],
        [0.17, -0.8],
      ] as const
    )[index] ?? [0.5, 1]
    return extraAt(scene, index, scene.frame.width * x, scene.frame.y + scene.frame.size * y, size)
  })

/** A crumpled sheet of facets, each lit by how it leans. */
const facets = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["deep", "bright", "night", "paper"])
  const noise = createNoise(random)
  const cell = random.between(150, 210)
  const columns = Math.ceil(frame.width / cell) + 3
  const rows = Math.ceil(frame.height / (cell * 0.87)) + 3
  const point = (column: number, row: number): Point => {
    const shift = noise(column * 3.1 + 0.5, row * 2.7 + 0.5) * cell * 0.42
    const lift = noise(column * 2.3 + 40.5, row * 3.3 + 0.5) * cell * 0.42
    return [(column - 1 + (row % 2) / 2) * cell + shift, (row - 1) * cell * 0.87 + lift]
  }
  const sketch = createSketch()
  const range = { deep: [0.5, 0.24], bright: [0.76, 0.16], night: [0.26, 0.2], paper: [0.86, 0.1] }[mood]
  const face = (a: Point, b: Point, c: Point) => {
    const [x, y] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    const lean = noise(x / 210, y / 210) + random.between(-0.45, 0.45)
    const near = Math.exp(-((Math.hypot(x - frame.x, y - frame.y) / frame.size) ** 2))
    const lightness = Math.min(
      0.97,
      (range[0] ?? 0.5) + lean * (range[1] ?? 0.2) + near * 0.14 - Math.max(0, y / frame.height - 0.6) * 0.2,
    )
    const colour = random.chance(0.07)
      ? palette.accent(lightness)
      : palette.turn(0.5 + lean * 0.9, lightness, mood === "paper" ? 0.7 : 0.95)
    sketch.add(path(polyline([a, b, c], true), colour, `stroke="${colour}" stroke-width="1.5"`))
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [
        point(column, row),
        point(column + 1, row),
        point(column, row + 1),
        point(column + 1, row + 1),
      ]
      const [first, second] = row % 2 ? [d, a] : [c, b]
      face(a, b, first)
      face(second, d, c)
    }
  return [
    sketch.layer(),
    glow(frame.x, frame.y, frame.size * 0.8, mood === "night" ? palette.side(0.7) : palette.paper, 0.5),
    subjectAt(scene),
    ...beside(scene),
  ]
}

/** White light comes in, colours go out. */
const dispersion = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["night", "deep"])
  const sketch = createSketch()
  const way = random.side()
  const side = frame.size * 1.34
  const [x, y] = [frame.x - way * frame.size * 0.06, frame.y + frame.size * 0.02]
  const corners: Point[] = [
    [x, y - side * 0.6],
    [x + side * 0.54, y + side * 0.36],
    [x - side * 0.54, y + side * 0.36],
  ]
  const [enter, leave]: [Point, Point] = [
    [x - way * side * 0.26, y - side * 0.12],
    [x + way * side * 0.2, y - side * 0.16],
  ]
  const far = frame.reach * 1.4
  const rise = random.between(0.1, 0.45)
  for (const [wide, opacity] of [
    [120, 0.16],
    [64, 0.3],
    [24, 1],
  ] as const)
    sketch.add(
      path(
        polyline(
          [
            [x - way * far, y + far * rise - wide],
            [enter[0], enter[1] - 6],
            [enter[0], enter[1] + 6],
            [x - way * far, y + far * rise + wide],
          ],
          true,
        ),
        palette.paper,
        `fill-opacity="${opacity}"`,
      ),
    )
  // The fan of colours turns once around from the category's hue, steep enough to fill the foot of a tall sheet.
  const bands = 9
  const [first, span] = [random.between(-16, 4), random.between(74, 88)]
  for (let band = 0; band < bands; band++) {
    const share = band / (bands - 1)
    const colour = palette.turn(-2.4 + share * 5.4, 0.82 - Math.abs(share - 0.45) * 0.34)
    const edge = (place: number) => {
      const degrees = first + place * span
      return polar(leave[0], leave[1], far, way > 0 ? degrees : 180 - degrees)
    }
    const light = sketch.disc(leave[0], leave[1], far, [
      [0, colour, 1],
      [0.35, colour, 0.92],
      [1, colour, 0.45],
    ])
    sketch.add(path(polyline([leave, edge(band / bands), edge((band + 1.06) / bands)], true), light))
  }
  const glass = sketch.line(
    [x - side * 0.5, y - side * 0.5],
    [x + side * 0.5, y + side * 0.4],
    [
      [0, palette.main(0.94, 0.5), 0.9],
      [0.45, palette.main(0.52), 0.86],
      [1, palette.side(0.74), 0.92],
    ],
  )
  sketch.add(path(polyline(corners, true), glass))
  sketch.add(
    path(
      polyline([corners[0] as Point, [x, y + side * 0.12], corners[2] as Point], true),
      palette.paper,
      'fill-opacity="0.16"',
    ),
    path(
      polyline([[x, y + side * 0.12], corners[1] as Point, corners[2] as Point], true),
      palette.main(0.1),
      'fill-opacity="0.3"',
    ),
  )
  sketch.add(
    path(polyline(corners, true), "none", `stroke="${palette.paper}" stroke-width="7" stroke-linejoin="round"`),
  )
  return [
    ground(scene, mood),
    glow(x, y, side, palette.side(0.5), 0.55),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.84, y: frame.y + frame.size * 0.08 }),
    ...beside(scene),
  ]
}

/** Panes of coloured glass, laid over one another. */
const panes = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "night"])
  const sketch = createSketch()
  const count = random.whole(9, 12)
  for (let index = 0; index < count; index++) {
    const angle = (index * 360) / count + random.between(-14, 14)
    const [x, y] = polar(frame.x, frame.y, frame.size * random.between(0.3, 0.75), angle)
    const sides = random.pick([3, 4, 4, 5])
    const turn = random.between(0, 120)
    const size = frame.size * random.between(0.5, 0.95)
    const corners = Array.from({ length: sides }, (_, corner) =>
      polar(x, y, size * random.between(0.75, 1.1), turn + (corner * 360) / sides),
    )
    const ink = index % 5 === 3 ? palette.accent : (l: number) => palette.turn(random.next(), l)
    const [near, far] = mood === "paper" ? [0.86, 0.68] : [0.5, 0.74]
    const fill = sketch.line(corners[0] as Point, corners[2] as Point, [
      [0, ink(near), 0.5],
      [1, ink(far), 1],
    ])
    sketch.add(
      path(polyline(corners, true), fill),
      path(
        polyline(corners, true),
        "none",
        `stroke="${mood === "paper" ? "#ffffff" : palette.main(0.9, 0.5)}" stroke-width="${at(3)}" stroke-opacity="0.7"`,
      ),
    )
  }
  return [
    ground(scene, mood),
    sketch.layer(),
    glow(
      frame.x,
      frame.y,
      frame.size * 0.75,
      plateFor(scene, palette.main(0.1), mood === "paper" ? palette.paper : palette.accent(0.9, 0.6)),
      0.9,
    ),
    subjectAt(scene),
    ...beside(scene),
  ]
}

export const prisms: Recipe = (scene) => scene.layout([facets, plinths, dispersion, panes])(scene)
