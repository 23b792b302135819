import type { Layer, Recipe, Scene } from "../artwork.ts"
import { isoLines, sampleHeights } from "../iso-lines.ts"
import { smooth } from "../paths.ts"
import { circle, createSketch, path, rect, stroke } from "../sketch.ts"
import { createNoise, heap } from "../smooth-noise.ts"
import { extraAt, glow, ground, shadowBelow, subjectAt } from "../staging.ts"

const around = (scene: Scene, far: number, size: number): Layer[] =>
  Array.from({ length: scene.extras }, (_, index) => {
    const [sideways, up] = (
      [
        [0.84, 0.72],
        [0.16, -0.74],
        [0.15, 0.8],
        [0.85, -0.8],
      ] as const
    )[index] ?? [0.5, 1]
    return extraAt(scene, index, scene.frame.width * sideways, scene.frame.y + scene.frame.size * up * far, size)
  })

/** How far a point is from the subject's outline, in units: 0 inside. */
const distanceFrom = (scene: Scene, size: number): ((x: number, y: number) => number) => {
  const { frame, subject } = scene
  const edge: [number, number][] = []
  const near = [
    [0.02, 0],
    [-0.02, 0],
    [0, 0.02],
    [0, -0.02],
  ] as const
  for (let y = -0.5; y <= 0.5; y += 0.02)
    for (let x = -0.5; x <= 0.5; x += 0.02)
      if (subject.cover(x, y) > 0.5 && near.some(([dx, dy]) => subject.cover(x + dx, y + dy) <= 0.5))
        edge.push([frame.x + x * size, frame.y + y * size])
  return (x, y) => {
    if (subject.cover((x - frame.x) / size, (y - frame.y) / size) > 0.5) return 0
    let nearest = Number.POSITIVE_INFINITY
    for (const [ex, ey] of edge) nearest = Math.min(nearest, (x - ex) ** 2 + (y - ey) ** 2)
    return Math.sqrt(nearest)
  }
}

/** The subject's outline, echoed to the edges in flat bands. */
const echo = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "bright", "deep", "night"])
  const noise = createNoise(random)
  const away = distanceFrom(scene, frame.size)
  const step = random.between(62, 92)
  const wobble = random.between(10, 40)
  const map = sampleHeights({ left: -40, top: -40, width: frame.width + 80, height: frame.height + 80 }, 28, (x, y) => {
    const far = away(x, y)
    return -far + noise(x / 240, y / 240) * Math.min(wobble, far * 0.5)
  })
  const sketch = createSketch()
  const count = Math.ceil(frame.reach / step)
  const accented = random.whole(1, 3)
  const colour = (band: number): string => {
    const share = band / count
    if (band === accented) return palette.accent(mood === "night" ? 0.66 : 0.72)
    if (mood === "paper") return band % 2 ? palette.turn(share, 0.62 + share * 0.16) : palette.paper
    if (mood === "bright") return palette.turn(share, band % 2 ? 0.88 : 0.72)
    if (mood === "deep") return palette.turn(1 - share * 1.4, 0.78 - share * 0.62)
    return palette.turn(share * 1.3, band % 2 ? 0.5 - share * 0.28 : 0.18)
  }
  sketch.add(rect(0, 0, frame.width, frame.height, colour(count)))
  for (let band = count - 1; band >= 0; band--) {
    const outline = isoLines(map, -(band + 0.42) * step)
      .map((line) => smooth(line, true))
      .join("")
    for (const soft of [36, 22, 10])
      sketch.add(stroke(outline, palette.main(0.1), soft, 'stroke-opacity="0.07" transform="translate(0 8)"'))
    sketch.add(path(outline, colour(band)))
  }
  return [sketch.layer(), subjectAt(scene), ...around(scene, 1, 185)]
}

/** A map of high ground with the subject on its summit. */
const summit = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "bright", "deep"])
  const noise = heap(createNoise(random), 3)
  const zoom = random.between(340, 480)
  const map = sampleHeights({ left: -40, top: -40, width: frame.width + 80, height: frame.height + 80 }, 26, (x, y) => {
    const rise = Math.exp(-((Math.hypot(x - frame.x, y - frame.y) / (frame.size * 0.85)) ** 2))
    return noise(x / zoom, y / zoom) * 0.6 + rise * 1.15
  })
  const sketch = createSketch()
  const levels = 15
  const low = mood === "paper" ? 0.66 : mood === "bright" ? 0.62 : 0.26
  const high = mood === "deep" ? 0.66 : 0.96
  sketch.add(rect(0, 0, frame.width, frame.height, palette.accent(mood === "deep" ? 0.42 : 0.66)))
  for (let level = 0; level < levels; level++) {
    const share = level / (levels - 1)
    const outline = isoLines(map, -0.42 + share * 1.5)
      .map((line) => smooth(line, true))
      .join("")
    sketch.add(
      path(outline, palette.turn(1 - share, low + (high - low) * share, 0.92 - share * (mood === "paper" ? 0.5 : 0.2))),
    )
    sketch.add(
      stroke(outline, palette.main(mood === "deep" ? 0.9 : 0.3), level % 5 === 0 ? 5 : 1.8, 'stroke-opacity="0.75"'),
    )
  }
  return [sketch.layer(), subjectAt(scene, { size: frame.size * 0.9 }), ...around(scene, 1.05, 185)]
}

/** Thin lines of light around the subject, close where the ground is steep. */
const isobars = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const noise = heap(createNoise(random), 2)
  const away = distanceFrom(scene, frame.size * 0.9)
  const map = sampleHeights({ left: -40, top: -40, width: frame.width + 80, height: frame.height + 80 }, 26, (x, y) => {
    const far = away(x, y)
    return -far + noise(x / 260, y / 260) * Math.min(150, far * 0.55)
  })
  const sketch = createSketch()
  const step = random.between(26, 34)
  const count = Math.ceil(frame.reach / step)
  for (let line = 1; line < count; line++) {
    const share = line / count
    const outline = isoLines(map, -line * step)
      .map((points) => smooth(points, true))
      .join("")
    const colour = line % 7 === 3 ? palette.accent(0.8) : palette.turn(share * 1.2, 0.9 - share * 0.5)
    sketch.add(
      stroke(
        outline,
        colour,
        line % 7 === 3 ? 7 : 3.2,
        `stroke-opacity="${Math.round((1 - share * 0.6) * 100) / 100}"`,
      ),
    )
  }
  return [
    ground(scene, "night"),
    glow(frame.x, frame.y, frame.size * 1.3, palette.side(0.56), 0.8),
    sketch.layer(),
    glow(frame.x, frame.y, frame.size * 0.7, palette.main(0.86), 0.5),
    subjectAt(scene, { size: frame.size * 0.95 }),
    ...around(scene, 1, 185),
  ]
}

/** The outline printed again and again beside itself, like a stack of cut sheets. */
const stack = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["bright", "deep", "paper"])
  const copies = 7
  const way = random.side()
  const lean = random.between(30, 52)
  const sheets: Layer[] = []
  for (let copy = copies; copy >= 1; copy--) {
    const share = copy / copies
    const flat =
      copy === 3
        ? palette.accent(0.72)
        : palette.turn(
            share,
            mood === "deep"
              ? 0.8 - share * 0.36
              : mood === "bright"
                ? 0.56 - share * 0.22 + (copy % 2) * 0.3
                : 0.5 + share * 0.36,
          )
    const size = frame.size * (1 + share * 0.85)
    sheets.push({
      kind: "emoji",
      which: 0,
      x: frame.x + way * copy * lean * 0.5,
      y: frame.y + copy * lean * 0.9,
      size,
      flat,
      turn: way * copy * 3,
      shadow: shadowBelow(scene, size * 0.5, 0.35),
    })
  }
  const disc = createSketch()
  disc.add(
    circle(
      frame.x,
      frame.y,
      frame.size * 1.2,
      palette.turn(1, mood === "deep" ? 0.5 : 0.93, 0.6),
      'fill-opacity="0.6"',
    ),
  )
  return [ground(scene, mood), disc.layer(), ...sheets, subjectAt(scene), ...around(scene, 1.1, 185)]
}

export const contours: Recipe = (scene) => scene.layout([echo, summit, isobars, stack])(scene)
