import type { Layer, Recipe, Scene } from "../artwork.ts"
import { polar, polyline, wedge } from "../paths.ts"
import { at, circle, createSketch, path, rect, stops } from "../sketch.ts"
import { extraAt, glow, ground, plateFor, subjectAt } from "../staging.ts"

const ring = (scene: Scene, far: number, size: number, start: number): Layer[] =>
  Array.from({ length: scene.extras }, (_, index) => {
    const [x, y] = polar(
      scene.frame.x,
      scene.frame.y,
      scene.frame.size * far,
      start + ([0, 180, 90, 270][index % 4] ?? 0),
    )
    return extraAt(scene, index, Math.min(scene.frame.width - 100, Math.max(100, x)), y, size)
  })

/** A burst from the subject to the edges. */
const burst = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["paper", "bright", "deep", "night"])
  const sketch = createSketch()
  const count = random.pick([12, 16, 20, 28])
  const turn = random.between(0, 360)
  const reach = frame.reach * 1.1
  const lit = { paper: [0.95, 0.66], bright: [0.88, 0.72], deep: [0.6, 0.42], night: [0.36, 0.16] }[mood]
  sketch.add(
    rect(
      0,
      0,
      frame.width,
      frame.height,
      sketch.disc(
        frame.x,
        frame.y,
        reach,
        stops(4, (share) => palette.turn(share, (lit[0] ?? 0.9) - share * 0.1, mood === "paper" ? 0.35 : 0.92)),
      ),
    ),
  )
  const dark = sketch.disc(
    frame.x,
    frame.y,
    reach,
    stops(5, (share) => palette.turn(1 - share, (lit[1] ?? 0.6) - share * 0.14)),
  )
  for (let index = 0; index < count; index++) {
    const from = turn + (index * 360) / count
    const thick = index % 4 === 0 ? 0.62 : 0.5
    sketch.add(
      path(
        wedge(frame.x, frame.y, 0, reach, from, from + (360 / count) * thick),
        index % 4 === 2 ? palette.accent(mood === "night" ? 0.5 : 0.74) : dark,
      ),
    )
  }
  const radius = frame.size * 0.64
  for (const [grow, colour] of [
    [1.22, mood === "night" ? palette.main(0.16) : palette.main(0.36)],
    [1.1, palette.accent(0.76)],
    [1, plateFor(scene, palette.main(0.3), palette.paper)],
  ] as const)
    sketch.add(circle(frame.x, frame.y, radius * grow, colour))
  return [
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.88 }),
    ...ring(scene, 0.86, 195, random.between(30, 60)),
  ]
}

/** A stage: one cone of light from above and the subject on a round of it. */
const stage = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const lean = random.between(-260, 260)
  const floor = frame.y + frame.size * 0.46
  const pool = frame.size * 0.78
  const sketch = createSketch()
  sketch.add(
    rect(
      0,
      0,
      frame.width,
      frame.height,
      sketch.line(
        [0, 0],
        [0, floor],
        stops(4, (share) => palette.turn(1 - share, 0.16 + share * 0.24)),
      ),
    ),
  )
  sketch.add(
    rect(
      0,
      floor - 90,
      frame.width,
      frame.height,
      sketch.line(
        [0, floor - 90],
        [0, frame.height],
        stops(4, (share) => palette.main(0.46 - share * 0.24)),
      ),
    ),
  )
  const beam = (spread: number, opacity: number, colour: string) => {
    const light = sketch.line(
      [frame.x + lean, -80],
      [frame.x, floor],
      [
        [0, colour, opacity],
        [1, colour, opacity * 0.25],
      ],
    )
    sketch.add(
      path(
        polyline(
          [
            [frame.x + lean - 30 * spread, -80],
            [frame.x + lean + 30 * spread, -80],
            [frame.x + pool * spread, floor],
            [frame.x - pool * spread, floor],
          ],
          true,
        ),
        light,
      ),
    )
  }
  for (const spread of [1.35, 1.15, 0.98]) beam(spread, 0.3, palette.side(0.82))
  beam(0.6, 0.35, palette.accent(0.9))
  const lit = sketch.disc(frame.x, floor, pool, [
    [0, palette.accent(0.94, 0.5)],
    [0.55, palette.side(0.8)],
    [0.97, palette.main(0.6)],
    [1, palette.main(0.5)],
  ])
  for (const [grow, colour] of [
    [1.34, palette.main(0.4)],
    [1.16, palette.side(0.5)],
    [1, lit],
  ] as const)
    sketch.add(
      `<ellipse cx="${at(frame.x)}" cy="${at(floor)}" rx="${at(pool * grow)}" ry="${at(pool * grow * 0.24)}" fill="${colour}"/>`,
    )
  const motes = createSketch()
  for (let mote = 0; mote < 46; mote++) {
    const share = random.next()
    const x = frame.x + lean * (1 - share) + random.between(-1, 1) * pool * share
    motes.add(
      circle(x, share * floor, random.between(1.5, 6), palette.paper, `fill-opacity="${at(random.between(0.2, 0.8))}"`),
    )
  }
  return [
    sketch.layer(),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(scene, index, frame.x + (index % 2 ? 1 : -1) * frame.size * 0.6, floor + (index < 2 ? -20 : 120), 210),
    ),
    subjectAt(scene, { shadow: { x: 0, y: frame.size * 0.16, blur: 40, colour: palette.main(0.1), opacity: 0.6 } }),
    motes.layer(),
  ]
}

/** Rings of segments, each in its own tone, like a window of stained glass. */
const rose = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["deep", "night", "bright", "paper"])
  const sketch = createSketch()
  const spokes = random.pick([8, 12, 16])
  const rings = 6
  const seam = { deep: palette.main(0.2), night: palette.main(0.1), bright: palette.paper, paper: palette.paper }[mood]
  sketch.add(rect(0, 0, frame.width, frame.height, seam))
  let inner = frame.size * 0.56
  for (let index = 0; index < rings; index++) {
    const outer = inner + (frame.reach - frame.size * 0.5) * (0.1 + index * 0.035)
    const parts = spokes * (index > 2 ? 2 : 1)
    for (let part = 0; part < parts; part++) {
      const from = ((part + (index % 2) / 2) * 360) / parts
      const tone = random.next()
      const range = { deep: [0.4, 0.34], night: [0.2, 0.4], bright: [0.68, 0.24], paper: [0.56, 0.36] }[mood]
      const colour = random.chance(0.13)
        ? palette.accent(0.72)
        : palette.turn(random.next(), (range[0] ?? 0.5) + tone * (range[1] ?? 0.3) - index * 0.03)
      sketch.add(
        path(
          wedge(frame.x, frame.y, inner + 7, outer - 7, from + 280 / inner, from + 360 / parts - 280 / inner),
          colour,
        ),
      )
    }
    inner = outer
  }
  const [heart, rim] = [
    plateFor(scene, palette.main(0.36), palette.turn(1, 0.93, 0.6)),
    plateFor(scene, palette.main(0.22), palette.main(0.78)),
  ]
  sketch.add(
    circle(
      frame.x,
      frame.y,
      frame.size * 0.56,
      sketch.disc(frame.x, frame.y, frame.size * 0.56, [
        [0, heart],
        [1, rim],
      ]),
    ),
  )
  return [
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.86 }),
    ...ring(scene, 0.92, 195, random.between(20, 70)),
  ]
}

/** Broad beams from one corner. */
const beams = (scene: Scene): Layer[] => {
  const { frame, random, palette } = scene
  const mood = scene.mood(["deep", "night", "bright"])
  const right = random.chance(0.5)
  const [x, y] = [right ? frame.width + 60 : -60, -80]
  const sketch = createSketch()
  const reach = Math.hypot(frame.width, frame.height) * 1.2
  let angle = right ? 92 : -4
  const end = angle + 94
  while (angle < end) {
    const wide = random.between(3, 13)
    const light =
      mood === "night"
        ? random.between(0.14, 0.5)
        : mood === "deep"
          ? random.between(0.36, 0.74)
          : random.between(0.66, 0.92)
    const ink = random.chance(0.16) ? palette.accent : (l: number) => palette.turn(random.next(), l)
    sketch.add(
      path(
        wedge(x, y, 0, reach, angle, angle + wide + 0.3),
        sketch.disc(x, y, reach, [
          [0, ink(Math.min(0.95, light + 0.2))],
          [0.4, ink(light)],
          [1, ink(light * 0.55)],
        ]),
      ),
    )
    angle += wide
  }
  sketch.add(circle(x, y, frame.width * 0.42, palette.accent(0.84)), circle(x, y, frame.width * 0.34, palette.paper))
  return [
    ground(scene, mood),
    sketch.layer(),
    glow(frame.x, frame.y, frame.size, mood === "night" ? palette.side(0.6) : palette.paper, 0.55),
    subjectAt(scene, { shadow: { x: right ? -40 : 40, y: 60, blur: 40, colour: palette.main(0.1), opacity: 0.55 } }),
    ...ring(scene, 0.85, 195, 40),
  ]
}

export const rays: Recipe = (scene) => scene.layout([burst, stage, rose, beams])(scene)
