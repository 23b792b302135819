import type { Layer, Scene } from "../artwork.ts"
import { type Point, polyline } from "../paths.ts"
import { createSketch, path, stops } from "../sketch.ts"
import { extraAt, glow, ground, subjectAt } from "../staging.ts"

/** Blocks in parallel projection, the subject on the tallest. */
export const plinths = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["bright", "paper", "deep", "night"])
  const unit = random.between(150, 185)
  const [dx, dy] = [unit * 0.866, unit * 0.5]
  const floor = frame.y + frame.size * 0.4
  const block = (x: number, top: number, ink: (l: number) => string, base: number, wide = 1): Layer => {
    const [w, h] = [dx * wide, dy * wide]
    const sketch = createSketch()
    const foot = frame.height + 200
    sketch.add(
      path(
        polyline(
          [
            [x - w, top],
            [x, top + h],
            [x, foot],
            [x - w, foot],
          ],
          true,
        ),
        sketch.line(
          [0, top],
          [0, top + 900],
          stops(3, (share) => ink(base - 0.14 - share * 0.16)),
        ),
      ),
    )
    sketch.add(
      path(
        polyline(
          [
            [x, top + h],
            [x + w, top],
            [x + w, foot],
            [x, foot],
          ],
          true,
        ),
        sketch.line(
          [0, top],
          [0, top + 900],
          stops(3, (share) => ink(base - 0.28 - share * 0.12)),
        ),
      ),
    )
    sketch.add(
      path(
        polyline(
          [
            [x, top - h],
            [x + w, top],
            [x, top + h],
            [x - w, top],
          ],
          true,
        ),
        ink(base + 0.08),
      ),
    )
    return sketch.layer()
  }
  const base = { bright: 0.78, paper: 0.82, deep: 0.66, night: 0.56 }[mood]
  const layers: Layer[] = []
  const across = Math.ceil(frame.width / 2 / dx) + 1
  const seats: Point[] = []
  // Rows from the back to the front, so that near blocks cover far ones.
  for (let row = -1; row <= 9; row++)
    for (let column = -across; column <= across; column++) {
      if ((column + row) % 2) continue
      const x = frame.x + column * dx
      const away = Math.abs(column)
      if (row === 1 && away <= 1) continue
      const ground = floor + 60 + row * dy
      const top =
        ground -
        random.between(0, row < 1 ? 380 : 200) * Math.min(1, away / 3 + (row < 1 ? 0.3 : 0.1)) +
        Math.max(0, row - 1) * 50
      const ink = random.chance(0.14)
        ? palette.accent
        : (l: number) => palette.turn((column + across) / (2 * across), l)
      layers.push(block(x, top, ink, base - Math.max(0, row) * 0.012))
      if (row >= 1 && away >= 2 && x > 120 && x < frame.width - 120 && top < frame.height * 0.7) seats.push([x, top])
      if (row === 0 && column === 0) {
        layers.push(block(frame.x, floor + 10, palette.accent, base, 1.9))
        layers.push(
          subjectAt(scene, {
            y: floor + 10 - frame.size * 0.5 * scene.subject.height + 40,
            shadow: { x: 0, y: frame.size * 0.1, blur: 34, colour: palette.main(0.1), opacity: 0.5 },
          }),
        )
      }
    }
  return [
    ground(scene, mood),
    glow(frame.x, frame.y, frame.size * 1.2, palette.paper, mood === "night" ? 0.25 : 0.7),
    ...layers,
    ...seats.slice(0, extras).map(([x, y], index) => extraAt(scene, index, x, y - 60, 200)),
  ]
}
