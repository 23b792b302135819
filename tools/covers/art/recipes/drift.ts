import type { EmojiLayer, FieldLayer, Layer, Recipe, Scene } from "../artwork.ts"
import { current } from "../layouts/current.ts"
import type { Rgb } from "@confetti/domain/color/oklch-to-rgb"
import { at, circle, createSketch } from "../sketch.ts"
import { createNoise } from "../smooth-noise.ts"
import { extraAt, glow, ground, subjectAt } from "../staging.ts"

const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Colours in a row, read at any place between the first (0) and the last (1). */
const blend = (colours: readonly string[]): ((share: number) => Rgb) => {
  const inks = colours.map(rgb)
  return (share) => {
    const place = Math.min(0.9999, Math.max(0, share)) * (inks.length - 1)
    const [a, b] = [inks[Math.floor(place)] as Rgb, inks[Math.floor(place) + 1] as Rgb]
    const part = place % 1
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
  }
}

/** Copies out of focus at the edges, near the eye. */
const foreground = (scene: Scene): EmojiLayer[] => {
  const { frame, random, extras } = scene
  return (
    [
      [-0.02, 0.1, 300],
      [1.0, 0.68, 380],
      [0.06, 0.9, 260],
    ] as const
  ).map(([x, y, size], index) => ({
    kind: "emoji",
    which: extras ? 1 + (index % extras) : 0,
    x: frame.width * x + random.between(-30, 30),
    y: frame.height * y + random.between(-40, 40),
    size: size * random.between(0.9, 1.15),
    turn: random.between(-40, 40),
    blur: 13,
    opacity: 0.92,
  }))
}

/** Light folded by slow air. */
const aurora = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "bright", "deep"])
  const noise = createNoise(random)
  const ramp = blend(
    {
      night: [
        palette.main(0.1),
        palette.main(0.2),
        palette.side(0.36),
        palette.main(0.58),
        palette.side(0.78),
        palette.accent(0.9, 0.7),
      ],
      deep: [
        palette.main(0.24),
        palette.main(0.42),
        palette.side(0.56),
        palette.main(0.68),
        palette.side(0.84),
        palette.accent(0.92, 0.7),
      ],
      bright: [
        palette.main(0.56),
        palette.side(0.7),
        palette.main(0.8),
        palette.side(0.88, 0.8),
        palette.accent(0.9, 0.7),
        palette.paper,
      ],
    }[mood],
  )
  const [lean, stretch] = [random.between(-0.8, 0.8), random.between(0.35, 0.8)]
  const field: FieldLayer = {
    kind: "field",
    grain: 10,
    colour: (x, y) => {
      const [u, v] = [(x + lean * y) / 900, (y / 900) * stretch]
      // Air that carries air: the place where the light is read is itself moved by slow noise.
      const fold = noise(u * 1.3 + 5.2, v * 1.3 + 1.3)
      const value = 0.42 + 0.5 * noise(u + fold * 0.9, v + fold * 0.5) + 0.16 * Math.sin((u * 2 + fold * 2.4 + v) * 5)
      return ramp(value - Math.max(0, y / frame.height - 0.55) * 0.7)
    },
  }
  return [
    field,
    glow(frame.x, frame.y, frame.size * 0.85, mood === "bright" ? palette.paper : palette.side(0.74), 0.5),
    subjectAt(scene, { turn: random.between(-8, 8) }),
    ...Array.from({ length: Math.min(2, extras) }, (_, index) =>
      extraAt(scene, index, frame.width * (index ? 0.2 : 0.8), frame.y + frame.size * (index ? 0.66 : -0.68), 205, {
        turn: random.between(-15, 15),
      }),
    ),
    ...foreground(scene),
  ]
}

/** Many of them afloat, near and far, before a great pale disc. */
const afloat = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["bright", "deep", "night", "paper"])
  const disc = createSketch()
  const radius = frame.size * random.between(0.8, 0.98)
  const [x, y] = [frame.x + random.between(-90, 90), frame.y + random.between(-60, 40)]
  const colour =
    mood === "night"
      ? palette.accent(0.74)
      : mood === "paper"
        ? palette.main(0.66)
        : mood === "deep"
          ? palette.accent(0.78)
          : palette.paper
  disc.add(
    circle(
      x,
      y,
      radius,
      disc.line(
        [x, y - radius],
        [x, y + radius],
        [
          [0, colour],
          [1, mood === "bright" ? palette.main(0.9, 0.6) : palette.side(0.62)],
        ],
      ),
    ),
  )
  const far: EmojiLayer[] = []
  for (let attempt = 0; attempt < 200 && far.length < 13; attempt++) {
    const spot = { x: random.between(30, frame.width - 30), y: random.between(30, frame.height * 0.9) }
    if (Math.hypot(spot.x - frame.x, spot.y - frame.y) < frame.size * 0.58) continue
    if (far.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 170)) continue
    const size = random.between(60, 150)
    far.push({
      kind: "emoji",
      which: extras && far.length % 3 < 2 ? 1 + (far.length % extras) : 0,
      ...spot,
      size,
      turn: random.between(-35, 35),
      blur: size < 90 ? 5 : 0,
      opacity: size < 90 ? 0.75 : 1,
    })
  }
  return [
    ground(scene, mood),
    disc.layer(),
    ...far.toSorted((a, b) => a.size - b.size),
    subjectAt(scene, { turn: random.between(-10, 10) }),
    ...foreground(scene),
  ]
}

/** Banks of round cloud, lit from one side; the subject looks out between them. */
const clouds = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["bright", "deep", "night"])
  const bank = (y: number, size: number, share: number): Layer => {
    const sketch = createSketch()
    const light = { bright: 0.96 - share * 0.24, deep: 0.88 - share * 0.44, night: 0.74 - share * 0.42 }[mood]
    const body = sketch.line(
      [0, y - size],
      [0, y + size * 2.2],
      [
        [0, palette.turn(1 - share, light, 0.8)],
        [0.45, palette.turn(1 - share, light - 0.1)],
        [1, palette.turn(0.3, light - 0.24)],
      ],
    )
    const puffs: [number, number, number][] = []
    for (let x = -80; x < frame.width + 160; ) {
      const r = size * random.between(0.55, 1.15)
      puffs.push([x, y + (size - r) * 0.9 + random.between(-0.12, 0.12) * size, r])
      x += r * random.between(0.95, 1.3)
    }
    // A single gradient for the whole bank: the rounds melt into one cut of paper with a lit rim.
    for (const [x, cy, r] of puffs)
      sketch.add(
        circle(x, cy + 16, r + 34, palette.main(0.12), 'fill-opacity="0.07"'),
        circle(x, cy + 10, r + 16, palette.main(0.12), 'fill-opacity="0.09"'),
      )
    for (const [x, cy, r] of puffs)
      sketch.add(circle(x, cy, r, palette.turn(1 - share, Math.min(0.98, light + 0.1), 0.6)))
    for (const [x, cy, r] of puffs) sketch.add(circle(x + 3, cy + 9, r - 3, body))
    sketch.add(
      `<rect x="0" y="${at(y + size * 0.55)}" width="${frame.width}" height="${frame.height}" fill="${body}"/>`,
    )
    return sketch.layer()
  }
  const top = frame.y + frame.size * 0.3
  const sun = createSketch()
  sun.add(circle(frame.x, frame.y - 40, frame.size * 0.78, palette.accent(mood === "night" ? 0.7 : 0.82)))
  return [
    ground(scene, mood),
    glow(frame.x, frame.y, frame.size * 1.4, palette.accent(0.84), 0.6),
    sun.layer(),
    bank(top - 100, 130, 0.05),
    subjectAt(scene, { y: frame.y - 40 }),
    bank(top + 90, 195, 0.3),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.18, 0.82, 0.84, 0.16][index] ?? 0.5),
        frame.y + frame.size * ([0.36, 0.42, -0.74, -0.7][index] ?? 0.5),
        210,
      ),
    ),
    bank(top + 380, 210, 0.62),
    bank(top + 720, 270, 1),
  ]
}

export const drift: Recipe = (scene) => scene.layout([aurora, current, afloat, clouds])(scene)
