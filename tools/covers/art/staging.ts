import type { EmojiLayer, Mood, Scene, Shadow, VectorLayer } from "./artwork.ts"
import { circle, createSketch, rect, type Stop, stops } from "./sketch.ts"

/** The shadow of something that floats a little before its ground. */
export const shadowBelow = (scene: Scene, size: number, opacity = 0.55): Shadow => ({
  x: 0,
  y: size * 0.09,
  blur: size * 0.06,
  colour: scene.palette.main(0.13, 0.7),
  opacity,
})

/** How much longer than `frame.size` the subject's longer side is. */
const stretchOf = ({ frame, subject }: Scene): number => (frame.byHeight ? 1 / subject.height : 1)

/** The subject at the focus, with its shadow. */
export const subjectAt = (scene: Scene, change: Partial<EmojiLayer> = {}): EmojiLayer => {
  const size = change.size ?? scene.frame.size
  return {
    kind: "emoji",
    which: 0,
    x: scene.frame.x,
    y: scene.frame.y,
    shadow: shadowBelow(scene, size),
    ...change,
    size: size * stretchOf(scene),
  }
}

// Extras stay whole and off the foot; on a wide sheet, where little room is left above and below, they go to the sides.
const heldOnSheet = (scene: Scene, x: number, y: number, size: number): { x: number; y: number } => {
  const { frame, subject } = scene
  const edge = size * 0.58
  const held = {
    x: Math.min(frame.width - edge, Math.max(edge, x)),
    y: Math.min(frame.height * 0.86 - edge, Math.max(edge, y)),
  }
  const apart = frame.size * 0.56 * stretchOf(scene) * (frame.byHeight ? subject.width : 1) + size * 0.3
  const across = held.x - frame.x
  if (frame.width > frame.height && Math.hypot(across, held.y - frame.y) < apart)
    held.x = Math.min(frame.width - edge, Math.max(edge, frame.x + (across < 0 ? -1 : 1) * apart))
  return held
}

/** The one of two inks that the subject stands out from: only pale grey things need the dark one. */
export const plateFor = ({ subject }: Scene, dark: string, light: string): string =>
  subject.lightness > 0.66 && subject.chroma < 0.085 ? dark : light

/** Extra number `index` (from 0) at a place. */
export const extraAt = (
  scene: Scene,
  index: number,
  x: number,
  y: number,
  size: number,
  change: Partial<EmojiLayer> = {},
): EmojiLayer => ({
  kind: "emoji",
  which: index + 1,
  ...heldOnSheet(scene, x, y, size),
  size,
  shadow: shadowBelow(scene, size, 0.5),
  ...change,
})

/** The ground colours of a mood, from the top to the foot. */
const groundStops = (scene: Scene, mood: Mood): Stop[] => {
  const { main, turn, paper } = scene.palette
  if (mood === "paper")
    return [
      [0, paper],
      [1, main(0.92, 0.5)],
    ]
  if (mood === "bright") return stops(4, (share) => turn(0.5 * (1 - share), 0.82 - 0.1 * share, 0.84))
  if (mood === "deep") return stops(5, (share) => turn(0.6 * (1 - share), 0.6 - 0.26 * share, 0.95))
  return stops(5, (share) => turn(0.5 * share, 0.27 - 0.1 * share, 0.95))
}

/** A full ground in a mood. */
export const ground = (scene: Scene, mood: Mood): VectorLayer => {
  const { width, height } = scene.frame
  const sketch = createSketch()
  sketch.add(rect(0, 0, width, height, sketch.line([0, 0], [width * 0.2, height], groundStops(scene, mood))))
  return sketch.layer()
}

/** A round glow of one colour that fades out. */
export const glow = (x: number, y: number, radius: number, colour: string, opacity: number): VectorLayer => {
  const sketch = createSketch()
  const fade = stops(
    7,
    () => colour,
    (share) => opacity * (1 - share) ** 2,
  )
  sketch.add(circle(x, y, radius, sketch.disc(x, y, radius, fade)))
  return sketch.layer()
}

/** A lit ball: highlight at the upper left, a little bounced light at the lower right. */
export const ball = (
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  ink: (lightness: number, strength?: number) => string,
): VectorLayer => {
  const sketch = createSketch()
  const shade = sketch.disc(
    x - radius * 0.1,
    y - radius * 0.1,
    radius * 1.25,
    [
      [0, ink(0.92, 0.6)],
      [0.25, ink(0.78)],
      [0.6, ink(0.56)],
      [0.85, ink(0.33)],
      [1, ink(0.4)],
    ],
    [x - radius * 0.42, y - radius * 0.48],
  )
  const fade = sketch.disc(x, y + radius * 0.5, radius * 1.5, [
    [0.3, scene.palette.main(0.1), 0.45],
    [1, scene.palette.main(0.1), 0],
  ])
  sketch.add(circle(x, y + radius * 0.5, radius * 1.5, fade), circle(x, y, radius, shade))
  return sketch.layer()
}
