import type { Layer, Recipe, Scene } from "../artwork.ts"
import { polar } from "../paths.ts"
import { at, circle, createSketch, group, rect, stops, stroke } from "../sketch.ts"
import { ball, extraAt, glow, ground, plateFor, subjectAt } from "../staging.ts"

/** Tilted rings that pass behind the subject and before it. */
const system = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "deep", "bright"])
  const tilt = random.side() * random.between(12, 28)
  const flatness = random.between(0.3, 0.58)
  const rings = random.whole(6, 8)
  const behind = createSketch()
  const before = createSketch()
  const placed: Layer[] = []
  const front: Layer[] = []
  const light = mood === "bright" ? 0.62 : 0.82
  const start = random.between(0, 360)
  for (let ring = 0; ring < rings; ring++) {
    const rx = frame.size * (0.68 + ring * 0.21)
    const ry = rx * flatness
    // Far rings fade and thin out, so that the foot stays calm.
    const band = ring === 1 || ring === 2 ? random.between(26, 54) : random.between(2.5, 7)
    const colour =
      ring === 2
        ? palette.accent(light - 0.06)
        : mood === "bright"
          ? ring % 2
            ? palette.paper
            : palette.main(0.5)
          : palette.turn(ring / rings, light - ring * 0.05)
    const arc = (sweep: number) =>
      `M${at(frame.x - rx)} ${at(frame.y)}A${at(rx)} ${at(ry)} 0 0 ${sweep} ${at(frame.x + rx)} ${at(frame.y)}`
    const turned = `transform="rotate(${at(tilt)} ${at(frame.x)} ${at(frame.y)})"`
    behind.add(group(`${turned} opacity="${mood === "bright" ? 0.75 : 0.6}"`, stroke(arc(1), colour, band)))
    before.add(
      group(turned, stroke(arc(0), palette.main(0.12), band + 16, 'opacity="0.22"'), stroke(arc(0), colour, band)),
    )
    const angle = ring <= extras ? start + ring * 128 : random.between(0, 360)
    const [px, py] = polar(0, 0, 1, angle)
    const radians = (tilt * Math.PI) / 180
    const x = frame.x + px * rx * Math.cos(radians) - py * ry * Math.sin(radians)
    const y = frame.y + px * rx * Math.sin(radians) + py * ry * Math.cos(radians)
    const held = Math.min(frame.width - 40, Math.max(40, x))
    if (ring > 0 && ring <= extras)
      front.push(extraAt(scene, ring - 1, Math.min(frame.width - 110, Math.max(110, x)), y, 205))
    else
      (py > 0 ? front : placed).push(
        ball(scene, held, y, random.between(16, 46), ring % 2 ? palette.accent : palette.main),
      )
  }
  return [
    ground(scene, mood),
    glow(
      frame.x,
      frame.y,
      frame.size * 1.25,
      palette.turn(1, mood === "night" ? 0.6 : 0.88),
      mood === "night" ? 0.75 : 0.5,
    ),
    behind.layer(),
    ...placed,
    subjectAt(scene, { size: frame.size * 0.9, turn: tilt * 0.3 }),
    before.layer(),
    ...front,
  ]
}

/** Bands around a centre that wanders, like the rings of a tree or a target. */
const target = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["paper", "deep", "bright"])
  const sketch = createSketch()
  const rings = random.whole(7, 9)
  const drift = polar(0, 0, frame.size * random.between(0.25, 0.5), random.between(40, 190))
  const accented = random.whole(2, 4)
  sketch.add(rect(0, 0, frame.width, frame.height, palette.main(mood === "paper" ? 0.86 : 0.36)))
  for (let ring = rings; ring >= 0; ring--) {
    const share = ring / rings
    const radius = frame.size * 0.56 + share * (frame.reach - frame.size * 0.5)
    const x = frame.x + (drift[0] ?? 0) * share
    const y = frame.y + (drift[1] ?? 0) * share
    const lightness =
      mood === "paper"
        ? ring % 2
          ? 0.6 + share * 0.2
          : 0.95
        : mood === "deep"
          ? 0.62 - share * 0.36
          : ring % 2
            ? 0.86
            : 0.7
    const paint =
      ring === accented
        ? palette.accent(0.7)
        : ring === 0
          ? plateFor(scene, palette.main(0.26), palette.paper)
          : palette.turn(1 - share, lightness, mood === "paper" && ring % 2 === 0 ? 0.4 : 0.95)
    const shade = sketch.disc(x, y + radius * 0.04, radius * 1.07, [
      [0.9, palette.main(0.12), 0.4],
      [1, palette.main(0.12), 0],
    ])
    sketch.add(circle(x, y + radius * 0.04, radius * 1.07, shade), circle(x, y, radius, paint))
  }
  const start = random.between(0, 360)
  const around = Array.from({ length: extras }, (_, index) => {
    const [x, y] = polar(frame.x, frame.y, frame.size * 0.62, start + (index * 360) / Math.max(extras, 3))
    return extraAt(scene, index, Math.min(frame.width - 100, Math.max(100, x)), y, 200)
  })
  return [sketch.layer(), subjectAt(scene, { size: frame.size * 0.86 }), ...around]
}

/** The subject over the edge of a world. */
const horizon = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "paper", "bright"])
  const radius = frame.width * random.between(0.62, 0.95) + 260
  const x = frame.x + random.between(-160, 195)
  const y = frame.y + frame.size * 0.3 + radius
  const sketch = createSketch()
  const line = mood === "night" ? palette.turn(1, 0.8) : palette.main(0.45)
  const arcs = random.whole(5, 8)
  for (let arc = 1; arc <= arcs; arc++) {
    const away = radius + arc ** 1.35 * 78
    sketch.add(
      circle(
        x,
        y,
        away,
        "none",
        `stroke="${line}" stroke-width="${at(9 - arc)}" stroke-opacity="${at(1 - arc / (arcs + 2))}" stroke-dasharray="${arc % 3 === 2 ? "2 26" : "none"}" stroke-linecap="round"`,
      ),
    )
  }
  const lit = sketch.disc(
    x,
    y,
    radius,
    [...stops(6, (share) => palette.turn(share * 0.7, 0.9 - share * 0.55)), [1, palette.turn(0.7, 0.3)]],
    [x - radius * 0.3, y - radius * 0.86],
  )
  const air = sketch.disc(x, y, radius * 1.12, [
    [0.86, palette.accent(0.8), 0.8],
    [0.93, palette.accent(0.75), 0.22],
    [1, palette.accent(0.75), 0],
  ])
  sketch.add(circle(x, y, radius * 1.12, air), circle(x, y, radius, lit))
  const moons = Array.from({ length: Math.max(extras, 1) }, (_, index) => {
    const [mx, my] = polar(
      x,
      y,
      radius + ([2, 4, 6, 3][index % 4] ?? 0) ** 1.35 * 78,
      -90 + (index % 2 ? 1 : -1) * (14 + index * 7),
    )
    const held = Math.min(frame.width - 110, Math.max(110, mx))
    return index < extras ? extraAt(scene, index, held, my, 210) : ball(scene, held, my, 60, palette.accent)
  })
  return [ground(scene, mood), sketch.layer(), ...moons, subjectAt(scene, { y: frame.y + 20 })]
}

/** A disc before a light: corona, one thin orbit. */
const eclipse = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "deep", "paper"])
  const radius = frame.size * 0.74
  const angle = random.between(200, 340)
  const [lx, ly] = polar(frame.x, frame.y, radius * 0.16, angle)
  const sketch = createSketch()
  const corona = sketch.disc(lx, ly, radius * 2.3, [
    [0.4, palette.accent(0.88), 1],
    [0.48, palette.accent(0.76), 0.75],
    [0.66, palette.side(0.62), 0.3],
    [1, palette.side(0.5), 0],
  ])
  const face = sketch.line(
    polar(frame.x, frame.y, radius, angle),
    polar(frame.x, frame.y, radius, angle + 180),
    stops(5, (share) => palette.turn(share, mood === "paper" ? 0.8 - share * 0.3 : 0.58 - share * 0.4)),
  )
  const orbit = radius * random.between(1.24, 1.4)
  sketch.add(
    circle(lx, ly, radius * 2.3, corona),
    circle(lx, ly, radius * 1.02, palette.accent(0.95, 0.6)),
    circle(frame.x, frame.y, radius, face),
    circle(
      frame.x,
      frame.y,
      orbit,
      "none",
      `stroke="${mood === "paper" ? palette.main(0.4) : palette.paper}" stroke-width="3.5" stroke-opacity="0.7"`,
    ),
  )
  const start = angle + 90
  const riders = Array.from({ length: Math.max(2, extras) }, (_, index) => {
    const steep = start + index * random.between(62, 100)
    const [x, y] = polar(frame.x, frame.y, orbit, steep)
    const held = Math.min(frame.width - 90, Math.max(90, x))
    return index < extras
      ? extraAt(scene, index, held, y, 195)
      : ball(scene, held, y, random.between(26, 52), palette.accent)
  })
  return [ground(scene, mood), sketch.layer(), subjectAt(scene), ...riders]
}

export const orbits: Recipe = (scene) => scene.layout([system, target, horizon, eclipse])(scene)
