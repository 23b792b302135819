import type { Layer, Scene } from "../artwork.ts"
import { circle, createSketch } from "../sketch.ts"
import { extraAt, subjectAt } from "../staging.ts"

/** Rows of overlapping scales, the old sign for a calm sea; the subject rises from between them. */
export const scales = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["paper", "deep", "night"])
  const radius = frame.width / random.pick([5, 6, 8])
  const bands = random.whole(3, 5)
  const accented = random.whole(0, 2)
  const row = (index: number, y: number): string => {
    const sketch: string[] = []
    const share = y / frame.height
    for (let x = index % 2 ? 0 : radius; x < frame.width + radius + 1; x += radius * 2) {
      for (let band = 0; band < bands; band++) {
        const size = radius * (1 - band / bands)
        const lightness =
          mood === "paper"
            ? band % 2
              ? 0.95
              : 0.5 + share * 0.12
            : mood === "deep"
              ? band % 2
                ? 0.78 - share * 0.3
                : 0.5 - share * 0.2
              : band % 2
                ? 0.56 - share * 0.25
                : 0.24 - share * 0.08
        const colour =
          band === bands - 1 && (index + Math.round(x / radius)) % 5 === accented
            ? palette.accent(0.74)
            : palette.turn(share, lightness, band % 2 && mood === "paper" ? 0.35 : 0.95)
        sketch.push(circle(x, y, size, colour))
      }
    }
    return sketch.join("")
  }
  const rows = (from: number, to: number): Layer => {
    const sketch = createSketch()
    for (let index = from; index < to; index++) sketch.add(row(index, index * radius * 0.5))
    return sketch.layer()
  }
  const total = Math.ceil(frame.height / radius / 0.5) + 3
  const cut = Math.round((frame.y + frame.size * 0.22 + radius) / (radius * 0.5))
  const plate = createSketch()
  const disc = mood === "paper" ? palette.accent(0.78) : mood === "deep" ? palette.paper : palette.accent(0.7)
  plate.add(circle(frame.x, frame.y - frame.size * 0.04, frame.size * 0.68, disc))
  return [
    rows(-1, cut),
    plate.layer(),
    subjectAt(scene, { y: frame.y - 20 }),
    rows(cut, cut + 4),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.2, 0.8, 0.5, 0.86][index] ?? 0.5),
        frame.y + frame.size * 0.5 + (index % 2) * radius * 0.5,
        200,
      ),
    ),
    rows(cut + 4, total),
  ]
}
