import type { Layer, Recipe, Scene } from "../artwork.ts"
import { type Point, polar, polyline } from "../paths.ts"
import { at, circle, createSketch, path, type Sketch, stroke } from "../sketch.ts"
import { createNoise, heap } from "../smooth-noise.ts"
import { extraAt, glow, ground, plateFor, subjectAt } from "../staging.ts"

/** A star with four long rays. */
const star = (x: number, y: number, size: number, colour: string): string => {
  const waist = size * 0.12
  const points = Array.from({ length: 8 }, (_, index) => polar(x, y, index % 2 ? waist : size, index * 45))
  return path(polyline(points, true), colour)
}

const dust = (scene: Scene, sketch: Sketch, count: number, colour: string): void => {
  const { frame, random } = scene
  const noise = heap(createNoise(random), 2)
  for (let index = 0; index < count; index++) {
    const [x, y] = [random.next() * frame.width, random.next() * frame.height]
    if (noise(x / 340, y / 340) < random.between(-0.5, 0.4)) continue
    const size = 1.2 + random.next() ** 6 * 9
    sketch.add(circle(x, y, size, colour, `fill-opacity="${at(random.between(0.3, 1))}"`))
  }
}

/** Places for the extras and the nameless stars, far enough from one another; nearer to the subject where the sheet is small. */
const spots = (scene: Scene, count: number, clear: number): Point[] => {
  const { frame, random } = scene
  const found: Point[] = []
  for (let attempt = 0; attempt < 500 && found.length < count; attempt++) {
    const spot: Point = [
      random.between(110, frame.width - 110),
      random.between(110, Math.min(frame.height - 90, frame.height * 0.74)),
    ]
    const near = clear * (1 - 0.4 * (attempt / 500))
    if (Math.hypot(spot[0] - frame.x, spot[1] - frame.y) < near) continue
    if (found.every((other) => Math.hypot(spot[0] - other[0], spot[1] - other[1]) > 250)) found.push(spot)
  }
  return found
}

/** A chart of the sky: circles with their degrees, and a figure of stars with the subject in it. */
const chart = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "paper", "deep"])
  const ink = mood === "paper" ? palette.main(0.38) : palette.main(0.92, 0.5)
  const sketch = createSketch()
  dust(scene, sketch, mood === "paper" ? 260 : 520, ink)
  const radius = frame.size * (frame.height > frame.width * 1.6 ? 0.7 : 0.6)
  const [centre, face] = [
    plateFor(scene, palette.turn(1, 0.5), palette.accent(0.88)),
    plateFor(scene, palette.main(0.3), palette.accent(0.74)),
  ]
  sketch.add(
    circle(
      frame.x,
      frame.y,
      radius,
      sketch.disc(frame.x, frame.y, radius, [
        [0, centre],
        [1, face],
      ]),
    ),
  )
  for (const [grow, thick] of [
    [1.04, 4],
    [1.16, 2],
    [1.62, 2],
    [2.2, 1.6],
  ] as const)
    sketch.add(
      circle(frame.x, frame.y, radius * grow, "none", `stroke="${ink}" stroke-width="${thick}" stroke-opacity="0.85"`),
    )
  for (let degree = 0; degree < 360; degree += 3) {
    const long = degree % 30 === 0 ? 1.16 : degree % 15 === 0 ? 1.12 : 1.08
    sketch.add(
      stroke(
        polyline([polar(frame.x, frame.y, radius * 1.04, degree), polar(frame.x, frame.y, radius * long, degree)]),
        ink,
        degree % 30 === 0 ? 5 : 2.4,
      ),
    )
  }
  const turn = random.between(0, 30)
  for (let spoke = 0; spoke < 12; spoke++)
    sketch.add(
      stroke(
        polyline([
          polar(frame.x, frame.y, radius * 1.16, turn + spoke * 30),
          polar(frame.x, frame.y, radius * 3, turn + spoke * 30),
        ]),
        ink,
        1.6,
        'stroke-opacity="0.45"',
      ),
    )
  const figure = spots(scene, 6, radius * 1.25).toSorted((a, b) => a[1] - b[1])
  const accent = palette.accent(mood === "paper" ? 0.62 : 0.82)
  sketch.add(stroke(polyline(figure), accent, 5, 'stroke-dasharray="2 15" stroke-linecap="round"'))
  figure.forEach(([x, y], index) =>
    sketch.add(circle(x, y, 34, accent, 'fill-opacity="0.22"'), star(x, y, index % 2 ? 40 : 56, accent)),
  )
  return [
    ground(scene, mood),
    sketch.layer(),
    subjectAt(scene, { size: radius * 1.22 }),
    ...figure.slice(0, extras).map(([x, y], index) => extraAt(scene, index, x, y, 190)),
  ]
}

/** The subject drawn huge in points of light, and once more in the round. */
const points = (scene: Scene): Layer[] => {
  const { frame, random, palette, subject, extras } = scene
  const mood = scene.mood(["night", "deep", "bright"])
  const giant = frame.size * random.between(1.75, 2.1)
  const [gx, gy] = [frame.x + random.side() * 60, frame.y - 10]
  const lit: Point[] = []
  const sketch = createSketch()
  for (let attempt = 0; attempt < 9000 && lit.length < 1500; attempt++) {
    const [x, y] = [random.next() * frame.width, random.next() * frame.height]
    const [u, v] = [(x - gx) / giant, (y - gy) / giant]
    const inside = subject.cover(u, v) > 0.5
    const rim =
      inside &&
      [
        [0.03, 0],
        [-0.03, 0],
        [0, 0.03],
        [0, -0.03],
      ].some(([du, dv]) => subject.cover(u + (du ?? 0), v + (dv ?? 0)) < 0.5)
    if (!random.chance(rim ? 1 : inside ? 0.16 : 0.012)) continue
    lit.push([x, y])
    const size = (rim ? 4 : 2.4) + random.next() ** 4 * 9
    const colour = random.chance(0.14)
      ? palette.accent(mood === "bright" ? 0.5 : 0.84)
      : mood === "bright"
        ? palette.main(0.36)
        : palette.turn(random.next(), 0.9, 0.7)
    sketch.add(circle(x, y, size, colour, `fill-opacity="${at(random.between(0.6, 1))}"`))
  }
  const links: string[] = []
  lit.forEach(([x, y], index) => {
    for (let other = index + 1; other < Math.min(lit.length, index + 160); other++) {
      const [ox, oy] = lit[other] as Point
      if ((x - ox) ** 2 + (y - oy) ** 2 < 52 ** 2)
        links.push(
          polyline([
            [x, y],
            [ox, oy],
          ]),
        )
    }
  })
  sketch.add(
    stroke(links.join(""), mood === "bright" ? palette.main(0.4) : palette.side(0.8), 1.6, 'stroke-opacity="0.5"'),
  )
  return [
    ground(scene, mood),
    glow(frame.x, frame.y, frame.size * 1.1, plateFor(scene, palette.main(0.2), palette.side(0.92, 0.7)), 0.85),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.86 }),
    ...spots(scene, extras, frame.size * 0.75).map(([x, y], index) => extraAt(scene, index, x, y, 190)),
  ]
}

/** A net of threads and lamps strung across the sheet. */
const lamps = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["deep", "night", "paper"])
  const knots: Point[] = []
  for (let attempt = 0; attempt < 900 && knots.length < 60; attempt++) {
    const knot: Point = [random.between(-30, frame.width + 30), random.between(-30, frame.height + 30)]
    if (knots.every((other) => Math.hypot(knot[0] - other[0], knot[1] - other[1]) > 190)) knots.push(knot)
  }
  const sketch = createSketch()
  const faces: string[] = []
  knots.forEach((a, i) => {
    const near = knots
      .map((b, j) => [Math.hypot(a[0] - b[0], a[1] - b[1]), j] as const)
      .filter(([far, j]) => j > i && far < 300)
      .toSorted((x, y) => x[0] - y[0])
      .slice(0, 4)
    near.forEach(([, j], index) => {
      const b = knots[j] as Point
      const [, third] = near[index + 1] ?? []
      const c = third === undefined ? undefined : (knots[third] as Point)
      if (c && random.chance(0.55))
        faces.push(
          path(
            polyline([a, b, c], true),
            random.chance(0.2)
              ? palette.accent(mood === "paper" ? 0.82 : 0.6)
              : palette.turn(
                  random.next(),
                  mood === "paper"
                    ? random.between(0.72, 0.92)
                    : mood === "deep"
                      ? random.between(0.36, 0.66)
                      : random.between(0.18, 0.42),
                ),
            'fill-opacity="0.8"',
          ),
        )
      sketch.add(
        stroke(
          polyline([a, b]),
          mood === "paper" ? palette.main(0.46) : palette.main(0.88, 0.6),
          2.4,
          'stroke-opacity="0.7"',
        ),
      )
    })
  })
  const bulbs = createSketch()
  for (const [x, y] of knots) {
    const size = random.between(7, 20)
    const colour = random.chance(0.3) ? palette.accent(0.8) : palette.turn(random.next(), mood === "paper" ? 0.5 : 0.9)
    bulbs.add(circle(x, y, size * 2.6, colour, 'fill-opacity="0.16"'), circle(x, y, size, colour))
  }
  const back = createSketch()
  back.add(...faces)
  const radius = frame.size * 0.64
  const plate = createSketch()
  plate.add(
    circle(frame.x, frame.y, radius * 1.09, mood === "paper" ? palette.main(0.4) : palette.accent(0.8)),
    circle(frame.x, frame.y, radius, plateFor(scene, palette.main(0.24), palette.paper)),
  )
  return [
    ground(scene, mood),
    back.layer(),
    sketch.layer(),
    bulbs.layer(),
    plate.layer(),
    subjectAt(scene, { size: frame.size * 0.9 }),
    ...spots(scene, extras, radius * 1.3).map(([x, y], index) => extraAt(scene, index, x, y, 195)),
  ]
}

/** Long trails of stars around a pole, as a night-long exposure shows them. */
const trails = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "deep", "paper"])
  const sketch = createSketch()
  const pole: Point = [frame.x + random.between(-120, 120), frame.y + random.between(-40, 40)]
  const span = random.between(24, 60)
  for (let trail = 0; trail < 330; trail++) {
    const radius = frame.size * 0.5 + random.next() * frame.reach * 0.85
    const from = random.between(0, 360)
    const [a, b] = [polar(...pole, radius, from), polar(...pole, radius, from + span)]
    const colour = random.chance(0.15)
      ? palette.accent(mood === "paper" ? 0.64 : 0.82)
      : palette.turn(random.next(), mood === "paper" ? random.between(0.4, 0.75) : random.between(0.5, 0.92))
    sketch.add(
      stroke(
        `M${at(a[0])} ${at(a[1])}A${at(radius)} ${at(radius)} 0 0 1 ${at(b[0])} ${at(b[1])}`,
        colour,
        2 + random.next() ** 3 * 13,
        'stroke-linecap="round"',
      ),
    )
  }
  return [
    ground(scene, mood),
    glow(frame.x, frame.y, frame.size * 1.2, mood === "paper" ? palette.paper : palette.side(0.6), 0.85),
    sketch.layer(),
    glow(frame.x, frame.y, frame.size * 0.7, mood === "paper" ? palette.paper : palette.main(0.16), 0.6),
    subjectAt(scene),
    ...spots(scene, extras, frame.size * 0.8).map(([x, y], index) => extraAt(scene, index, x, y, 190)),
  ]
}

export const constellation: Recipe = (scene) => scene.layout([chart, points, lamps, trails])(scene)
