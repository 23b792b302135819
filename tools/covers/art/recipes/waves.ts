import type { Layer, Recipe, Scene } from "../artwork.ts"
import { scales } from "../layouts/scales.ts"
import { type Point, smooth } from "../paths.ts"
import { at, circle, createSketch, group, path, rect, stops, stroke } from "../sketch.ts"
import { createNoise, heap } from "../smooth-noise.ts"
import { extraAt, ground, plateFor, subjectAt } from "../staging.ts"

/** Line upon line, each lifted where the subject stands. */
const ridges = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "paper", "deep"])
  const noise = heap(createNoise(random), 3)
  const sketch = createSketch()
  const gap = random.between(30, 40)
  const paint = { night: palette.main(0.15), paper: palette.paper, deep: palette.main(0.4) }[mood]
  const swell = random.between(110, 170)
  const spread = random.between(0.3, 0.42) * 1000
  const start = frame.y + frame.size * 0.4
  sketch.add(
    rect(
      0,
      0,
      frame.width,
      frame.height,
      sketch.line(
        [0, 0],
        [0, frame.height],
        mood === "night"
          ? stops(3, (share) => palette.turn(share, 0.22 - share * 0.1))
          : mood === "deep"
            ? stops(3, (share) => palette.turn(1 - share, 0.56 - share * 0.22))
            : [
                [0, palette.paper],
                [1, palette.main(0.9, 0.6)],
              ],
      ),
    ),
  )
  const radius = frame.size * 0.72
  sketch.add(
    circle(
      frame.x,
      frame.y - 50,
      radius,
      sketch.line(
        [0, frame.y - radius],
        [0, frame.y + radius * 0.8],
        [
          [0, palette.accent(0.8)],
          [1, palette.side(mood === "paper" ? 0.75 : 0.55)],
        ],
      ),
    ),
  )
  const lines = createSketch()
  for (let y = start; y < frame.height + swell; y += gap) {
    const share = (y - start) / (frame.height - start)
    const points: Point[] = []
    for (let x = -20; x <= frame.width + 20; x += 14) {
      const bell = Math.exp(-(((x - frame.x) / spread) ** 2))
      points.push([
        x,
        y -
          (Math.abs(noise(x / 95, y / 60)) * swell * bell + noise(x / 260, y / 90) * 22) *
            Math.max(0.12, 1 - share * 0.9),
      ])
    }
    const line = smooth(points)
    const colour =
      mood === "paper"
        ? palette.turn(share, 0.42)
        : palette.turn(1 - Math.max(0, share), 0.9 - Math.max(0, share) * 0.35, 0.7)
    lines.add(
      path(`${line}L${frame.width + 20} ${frame.height + 20}L-20 ${frame.height + 20}Z`, paint),
      stroke(line, colour, 5.5 - Math.max(0, share) * 3),
    )
  }
  return [
    sketch.layer(),
    subjectAt(scene, { y: frame.y - 70 }),
    lines.layer(),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.16, 0.84, 0.88, 0.12][index] ?? 0.5),
        frame.y - frame.size * ([0.55, 0.62, -0.36, -0.3][index] ?? 0.5),
        190,
      ),
    ),
  ]
}

/** Broad swells across the whole sheet; the subject swims among them. */
const swell = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["bright", "deep", "paper"])
  const count = random.whole(11, 14)
  const length = frame.width / random.between(0.9, 1.7)
  const tall = random.between(60, 110)
  const phase = random.between(0, 6)
  const shift = random.side() * random.between(0.35, 0.8)
  const step = (frame.height + 400) / count
  const accented = random.whole(3, 6)
  const crest = (from: number, to: number): Layer => {
    const sketch = createSketch()
    for (let index = from; index < to; index++) {
      const share = index / count
      const y = index * step - 160
      const points: Point[] = []
      for (let x = -60; x <= frame.width + 60; x += 30) {
        const run = (x / length) * 2 * Math.PI + phase + index * shift
        points.push([x, y + Math.sin(run) * tall + Math.sin(run * 0.5 + index) * tall * 0.4])
      }
      const line = smooth(points)
      const body = `${line}L${frame.width + 60} ${frame.height + 200}L-60 ${frame.height + 200}Z`
      const lightness =
        mood === "deep"
          ? 0.72 - share * 0.5
          : mood === "bright"
            ? (index % 2 ? 0.86 : 0.72) - share * 0.16
            : index % 2
              ? 0.95 - share * 0.1
              : 0.66 - share * 0.14
      const ink = (change: number) =>
        index === accented
          ? palette.accent(0.74 + change)
          : palette.turn(share, lightness + change, index % 2 && mood === "paper" ? 0.4 : 0.95)
      for (const soft of [60, 40, 22]) sketch.add(stroke(line, palette.main(0.1), soft, 'stroke-opacity="0.09"'))
      sketch.add(
        path(
          body,
          sketch.line(
            [0, y - tall],
            [0, y + step + tall],
            [
              [0, ink(0.06)],
              [1, ink(-0.1)],
            ],
          ),
        ),
        stroke(line, ink(0.13), 4, `transform="translate(0 ${at(3)})" stroke-opacity="0.8"`),
      )
    }
    return sketch.layer()
  }
  const cut = Math.round((frame.y + frame.size * 0.36 + 160) / step)
  return [
    ground(scene, mood),
    crest(0, cut),
    subjectAt(scene, { turn: random.between(-10, 10) }),
    crest(cut, cut + 1),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.82, 0.18, 0.2, 0.8][index] ?? 0.5),
        frame.y + frame.size * ([0.62, 0.74, -0.75, -0.82][index] ?? 0.5),
        205,
        { turn: random.between(-18, 18) },
      ),
    ),
    crest(cut + 1, count),
  ]
}

/** Rings from two or three stones in a pond. */
const ripples = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["paper", "night", "bright"])
  const sketch = createSketch()
  const gap = random.between(40, 52)
  const stones: Point[] = [
    [frame.x, frame.y],
    [frame.width * random.pick([0, 1]), frame.height * random.between(0.06, 0.16)],
    [frame.width * random.between(0.1, 0.9), frame.height * 0.98],
  ]
  const ink = [
    palette.main(mood === "night" ? 0.72 : 0.5),
    palette.accent(mood === "night" ? 0.7 : 0.66),
    palette.side(mood === "night" ? 0.6 : 0.55),
  ]
  stones.forEach(([x, y], index) => {
    const rings: string[] = []
    for (let ring = 1; ring < (index ? 16 : 30); ring++)
      rings.push(
        circle(
          x,
          y,
          ring * gap,
          "none",
          `stroke="${ink[index]}" stroke-width="${at(Math.max(2, gap * (0.5 - ring * (index ? 0.028 : 0.014))))}"`,
        ),
      )
    sketch.add(group(`style="mix-blend-mode:${mood === "night" ? "screen" : "multiply"}"`, ...rings))
  })
  sketch.add(
    circle(
      frame.x,
      frame.y,
      frame.size * 0.6,
      plateFor(
        scene,
        palette.main(mood === "night" ? 0.2 : 0.42),
        mood === "night" ? palette.accent(0.84) : palette.paper,
      ),
    ),
  )
  return [
    ground(scene, mood),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.9 }),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.86, 0.14, 0.8, 0.2][index] ?? 0.5),
        frame.y + frame.size * ([0.62, 0.8, -0.7, -0.8][index] ?? 0.5),
        200,
      ),
    ),
  ]
}

export const waves: Recipe = (scene) => scene.layout([scales, ridges, swell, ripples])(scene)
