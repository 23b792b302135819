import type { Layer, Scene } from "../artwork.ts"
import { at, circle, createSketch, rect, stops, stroke } from "../sketch.ts"
import { extraAt, glow, subjectAt } from "../staging.ts"

/** A floor of lines that runs to a low sun. */
export const floor = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["night", "deep", "bright"])
  const line = mood === "bright" ? palette.paper : palette.accent(0.78)
  const horizon = frame.y + frame.size * 0.4
  const sketch = createSketch()
  const sky = { night: [0.12, 0.4], deep: [0.34, 0.66], bright: [0.7, 0.88] }[mood]
  sketch.add(
    rect(
      0,
      0,
      frame.width,
      horizon,
      sketch.line(
        [0, 0],
        [0, horizon],
        stops(5, (share) => palette.turn(1 - share, (sky[0] ?? 0.2) + share * ((sky[1] ?? 0.5) - (sky[0] ?? 0.2)))),
      ),
    ),
  )
  const radius = frame.size * 0.86
  const clip = sketch.clip(rect(0, 0, frame.width, horizon, "#000"))
  const sun = sketch.line(
    [0, horizon - radius * 1.7],
    [0, horizon],
    [
      [0, palette.accent(0.9)],
      [0.5, palette.accent(0.72)],
      [1, palette.side(0.6)],
    ],
  )
  sketch.add(`<g clip-path="${clip}">${circle(frame.x, horizon - radius * 0.55, radius, sun)}</g>`)
  for (let band = 0; band < 6; band++)
    sketch.add(
      rect(0, horizon - 24 - band * 64, frame.width, 26 - band * 4, palette.turn(0.2, (sky[1] ?? 0.5) - band * 0.03)),
    )
  sketch.add(
    rect(
      0,
      horizon,
      frame.width,
      frame.height,
      sketch.line(
        [0, horizon],
        [0, frame.height],
        mood === "bright"
          ? stops(3, (share) => palette.main(0.7 - share * 0.2))
          : stops(3, (share) => palette.main((sky[0] ?? 0.2) + 0.12 - share * 0.16)),
      ),
    ),
  )
  for (let row = 0; row < 16; row++) {
    const y = horizon + (frame.height - horizon) * (row / 15) ** 2.3
    sketch.add(stroke(`M0 ${at(y)}H${frame.width}`, line, 2.5 + row * 0.5, 'stroke-opacity="0.85"'))
  }
  const spokes = 13
  for (let spoke = -spokes; spoke <= spokes; spoke++)
    sketch.add(
      stroke(
        `M${at(frame.x + spoke * 42)} ${at(horizon)}L${at(frame.x + spoke * 330)} ${at(frame.height)}`,
        line,
        3,
        'stroke-opacity="0.75"',
      ),
    )
  return [
    sketch.layer(),
    glow(frame.x, horizon, frame.size * 1.1, palette.accent(0.85), 0.5),
    ...Array.from({ length: extras }, (_, index) =>
      extraAt(
        scene,
        index,
        frame.width * ([0.15, 0.85, 0.14, 0.86][index] ?? 0.5),
        horizon + ([90, 150, -480, -540][index] ?? 60) - 90 + random.between(-20, 20),
        180,
      ),
    ),
    subjectAt(scene, {
      y: frame.y - 10,
      shadow: { x: 0, y: frame.size * 0.2, blur: 46, colour: palette.main(0.08), opacity: 0.6 },
    }),
  ]
}
