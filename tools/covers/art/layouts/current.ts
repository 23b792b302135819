import type { Layer, Scene } from "../artwork.ts"
import { type Point, smooth } from "../paths.ts"
import { createSketch, stroke } from "../sketch.ts"
import { createNoise } from "../smooth-noise.ts"
import { extraAt, ground, subjectAt } from "../staging.ts"

/** Short strokes that follow a slow current around the subject. */
export const current = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["paper", "night", "deep", "bright"])
  const noise = createNoise(random)
  const sketch = createSketch()
  const zoom = random.between(380, 620)
  const base = random.between(0, 6.3)
  const taken = new Set<string>()
  const cell = 27
  const key = (x: number, y: number) => `${Math.floor(x / cell)},${Math.floor(y / cell)}`
  const light = () =>
    ({
      paper: random.between(0.46, 0.8),
      night: random.between(0.4, 0.9),
      deep: random.between(0.56, 0.92),
      bright: random.pick([0.95, 0.56, 0.45, 0.88]),
    })[mood]
  for (let tried = 0; tried < 1300; tried++) {
    let [x, y] = [random.between(-20, frame.width + 20), random.between(-20, frame.height + 20)]
    const points: Point[] = []
    const own = new Set<string>()
    const length = random.whole(6, 34)
    for (let step = 0; step < length; step++) {
      const [dx, dy] = [x - frame.x, y - frame.y]
      const far = Math.hypot(dx, dy)
      if (far < frame.size * 0.5) break
      const here = key(x, y)
      if (taken.has(here) && !own.has(here)) break
      own.add(here)
      points.push([x, y])
      // Near the subject the current turns and flows around it.
      const near = Math.exp(-(((far - frame.size * 0.5) / (frame.size * 0.34)) ** 2))
      const free = base + noise(x / zoom, y / zoom) * 3.2
      const round = Math.atan2(dy, dx) + Math.PI / 2
      const [vx, vy] = [
        Math.cos(free) * (1 - near) + Math.cos(round) * near,
        Math.sin(free) * (1 - near) + Math.sin(round) * near,
      ]
      const speed = Math.hypot(vx, vy) || 1
      x += (vx / speed) * 17
      y += (vy / speed) * 17
    }
    if (points.length < 4) continue
    for (const place of own) taken.add(place)
    const colour = random.chance(0.12)
      ? palette.accent(mood === "paper" ? 0.66 : 0.78)
      : palette.turn(random.next() * (y / frame.height + 0.3), light())
    sketch.add(stroke(smooth(points), colour, random.pick([8, 13, 19]), 'stroke-linecap="round"'))
  }
  return [
    ground(scene, mood),
    sketch.layer(),
    subjectAt(scene, { size: frame.size * 0.92 }),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.82, 0.18, 0.16, 0.84][index] ?? 0.5),
        frame.y + frame.size * ([-0.74, 0.74, -0.8, 0.8][index] ?? 1),
        200,
      ),
    ),
  ]
}
