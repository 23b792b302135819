import type { Layer, Recipe, Scene } from "../artwork.ts"
import { type Point, smooth } from "../paths.ts"
import { at, circle, createSketch, path, rect } from "../sketch.ts"
import { extraAt, ground, plateFor, subjectAt } from "../staging.ts"

/** Dots on a turned screen; `size` gives a dot's share of its cell, 0 to about 0.75. */
const screen = (scene: Scene, cell: number, degrees: number, size: (x: number, y: number) => number): string => {
  const { frame } = scene
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const half = Math.ceil(Math.hypot(frame.width, frame.height) / 2 / cell) + 1
  const dots: string[] = []
  for (let row = -half; row <= half; row++)
    for (let column = -half; column <= half; column++) {
      const x = frame.width / 2 + (column * cos - row * sin) * cell
      const y = frame.height / 2 + (column * sin + row * cos) * cell
      if (x < -cell || y < -cell || x > frame.width + cell || y > frame.height + cell) continue
      const radius = size(x, y) * cell
      // A single path of arcs is several times faster to draw than as many circles.
      if (radius > 1.2)
        dots.push(
          `M${at(x - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 1 0 ${at(radius * 2)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(-radius * 2)} 0`,
        )
    }
  return dots.join("")
}

const corners = (scene: Scene, size = 195): Layer[] =>
  Array.from({ length: scene.extras }, (_, index) => {
    const [x, y] = (
      [
        [0.83, -0.72],
        [0.17, 0.7],
        [0.82, 0.76],
        [0.17, -0.8],
      ] as const
    )[index] ?? [0.5, 1]
    return extraAt(scene, index, scene.frame.width * x, scene.frame.y + scene.frame.size * y, size)
  })

/** A sun of dots behind the subject, and its outline printed out of register. */
const sun = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "bright"])
  const sketch = createSketch()
  const cell = random.between(30, 46)
  const radius = frame.size * random.between(0.95, 1.2)
  const soft = (x: number, y: number) => 0.74 * Math.max(0, 1 - (Math.hypot(x - frame.x, y - frame.y) / radius) ** 2.2)
  sketch.add(
    path(screen(scene, cell, random.pick([15, 30, 45, 75]), soft), palette.main(mood === "paper" ? 0.58 : 0.42)),
  )
  const rise = (_: number, y: number) =>
    0.7 * Math.max(0, (y - frame.y - frame.size * 0.5) / (frame.height - frame.y - frame.size * 0.3))
  sketch.add(
    path(
      screen(scene, cell, 45, rise),
      palette.accent(mood === "paper" ? 0.66 : 0.6),
      'style="mix-blend-mode:multiply"',
    ),
  )
  const slip = random.side() * 34
  return [
    ground(scene, mood),
    sketch.layer(),
    {
      kind: "emoji",
      which: 0,
      x: frame.x + slip,
      y: frame.y + 36,
      size: frame.size * 1.06,
      flat: palette.accent(0.68),
    },
    subjectAt(scene, { size: frame.size * 1.02, shadow: undefined }),
    ...corners(scene),
  ]
}

/** The subject itself as a giant print of dots, cropped by the sheet, and again in the round before it. */
const portrait = (scene: Scene): Layer[] => {
  const { frame, random, palette, subject } = scene
  const mood = scene.mood(["bright", "deep", "night"])
  const sketch = createSketch()
  const cell = random.between(30, 40)
  const giant = frame.height * random.between(0.86, 1.05)
  const [gx, gy] = [frame.width * random.between(0.25, 0.75), frame.height * 0.44]
  const dark = mood !== "night"
  const tone = (x: number, y: number) => {
    const [u, v] = [(x - gx) / giant, (y - gy) / giant]
    if (subject.cover(u, v) < 0.3) return 0
    const light = subject.light(u, v)
    return 0.16 + 0.58 * (dark ? 1 - light : light) ** 0.8
  }
  const [ink, second] = dark
    ? [palette.main(mood === "bright" ? 0.5 : 0.2), palette.accent(mood === "bright" ? 0.66 : 0.6)]
    : [palette.main(0.66), palette.accent(0.6)]
  const slip = random.side() * cell * 0.9
  const turn = random.pick([20, 45, 70])
  sketch.add(
    path(
      screen(scene, cell, turn + 30, (x, y) => tone(x + slip, y + cell) * 0.7),
      second,
    ),
    path(screen(scene, cell, turn, tone), ink),
  )
  return [
    ground(scene, mood),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.96, rim: { width: 20, colour: palette.paper } }),
    ...corners(scene, 185),
  ]
}

/** Two screens of ink that swell across the sheet from opposite corners. */
const sweep = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "bright", "night"])
  const sketch = createSketch()
  const cell = random.between(34, 50)
  const way = random.side()
  const along = (x: number, y: number) => ((x / frame.width - 0.5) * way * 0.5 + y / frame.height) * 0.82
  sketch.add(
    path(
      screen(scene, cell, 15, (x, y) => Math.max(0, along(x, y) - 0.18)),
      palette.main(mood === "night" ? 0.5 : 0.55),
    ),
  )
  sketch.add(
    path(
      screen(scene, cell, 60, (x, y) => Math.max(0, 0.5 - along(x, y) * 1.1)),
      palette.accent(mood === "night" ? 0.62 : 0.72),
      `style="mix-blend-mode:${mood === "night" ? "screen" : "multiply"}"`,
    ),
  )
  const block = frame.size * 1.16
  const tilt = random.between(-9, 9)
  sketch.add(
    rect(
      frame.x - block / 2,
      frame.y - block / 2,
      block,
      block,
      palette.main(0.16),
      `transform="rotate(${at(tilt)} ${at(frame.x)} ${at(frame.y)}) translate(18 24)" fill-opacity="0.6"`,
    ),
    rect(
      frame.x - block / 2,
      frame.y - block / 2,
      block,
      block,
      plateFor(scene, palette.side(0.4), palette.paper),
      `transform="rotate(${at(tilt)} ${at(frame.x)} ${at(frame.y)})"`,
    ),
  )
  return [
    ground(scene, mood),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.9, turn: tilt * 0.4 }),
    ...corners(scene),
  ]
}

/** A line wound from the middle out, thick where the print is dark, as engravers did it. */
const engraving = (scene: Scene): Layer[] => {
  const { frame, random, palette, subject } = scene
  const mood = scene.mood(["paper", "deep", "bright"])
  const sketch = createSketch()
  const gap = random.between(30, 38)
  const lobes = random.whole(3, 7)
  const phase = random.between(0, 6)
  const outer: Point[] = []
  const inner: Point[] = []
  for (
    let angle = 0, radius = frame.size * 0.5;
    radius < frame.reach + gap;
    angle += Math.min(0.14, 26 / radius), radius = frame.size * 0.5 + (angle / (2 * Math.PI)) * gap
  ) {
    const tone = 0.5 + 0.5 * Math.sin(angle * lobes + phase + radius / 130) * Math.cos(radius / 210)
    const shade =
      subject.cover(
        ((Math.cos(angle) * radius) / frame.size) * 0.42,
        ((Math.sin(angle) * radius) / frame.size) * 0.42,
      ) > 0.5
        ? 0.1
        : 0
    const thick = gap * Math.min(0.47, 0.06 + tone * 0.36 + shade)
    outer.push([frame.x + Math.cos(angle) * (radius + thick), frame.y + Math.sin(angle) * (radius + thick)])
    inner.push([frame.x + Math.cos(angle) * (radius - thick), frame.y + Math.sin(angle) * (radius - thick)])
  }
  const ink = sketch.disc(frame.x, frame.y, frame.reach, [
    [0, palette.accent(mood === "paper" ? 0.6 : 0.8)],
    [0.34, palette.side(mood === "paper" ? 0.5 : 0.78)],
    [1, palette.main(mood === "paper" ? 0.42 : 0.62)],
  ])
  sketch.add(path(`${smooth(outer)}${smooth(inner.toReversed()).replace("M", "L")}Z`, ink))
  sketch.add(
    circle(
      frame.x,
      frame.y,
      frame.size * 0.56,
      plateFor(scene, palette.main(0.34), mood === "paper" ? palette.accent(0.86) : palette.paper),
    ),
  )
  return [ground(scene, mood), sketch.layer(), subjectAt(scene, { size: frame.size * 0.92 }), ...corners(scene, 185)]
}

export const halftone: Recipe = (scene) => scene.layout([sun, portrait, sweep, engraving])(scene)
