import type { Layer, Recipe, Scene } from "../artwork.ts"
import { floor } from "../layouts/floor.ts"
import { at, circle, createSketch, path, rect } from "../sketch.ts"
import { extraAt, ground, shadowBelow, subjectAt } from "../staging.ts"

type Net = {
  cell: number
  columns: number
  rows: number
  left: number
  top: number
  first: number
  span: number
  row: number
}

// A net of square cells with a square of `span` cells held free for the subject.
const netOf = (scene: Scene, columns: number, span: number): Net => {
  const { frame } = scene
  const across = frame.width > frame.height ? columns * 2 : columns
  const cell = frame.width / across
  const row = Math.max(0, Math.round((frame.y - (span * cell) / 2) / cell))
  const top = frame.y - (row + span / 2) * cell
  return {
    cell,
    columns: across,
    rows: Math.ceil((frame.height - top) / cell),
    left: 0,
    top,
    first: (across - span) / 2,
    span,
    row,
  }
}

const isFree = (net: Net, column: number, row: number): boolean =>
  column >= net.first && column < net.first + net.span && row >= net.row && row < net.row + net.span

/** Quarter rounds, halves and dots, as a school of design in Weimar drew them. */
const school = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["paper", "deep", "bright"])
  const net = netOf(scene, 5, 3)
  const sketch = createSketch()
  const inks = {
    paper: [palette.paper, palette.main(0.58), palette.side(0.78), palette.main(0.34), palette.accent(0.7)],
    deep: [palette.main(0.34), palette.main(0.52), palette.side(0.66), palette.main(0.22), palette.accent(0.72)],
    bright: [palette.main(0.8), palette.paper, palette.side(0.68), palette.main(0.46), palette.accent(0.7)],
  }[mood]
  const ink = (index: number) => inks[index] as string
  sketch.add(rect(0, 0, frame.width, frame.height, ink(0)))
  const spots: [number, number][] = []
  for (let row = net.top > 0 ? -1 : 0; row <= net.rows; row++)
    for (let column = 0; column < net.columns; column++) {
      if (isFree(net, column, row)) continue
      const [x, y, c] = [column * net.cell, net.top + row * net.cell, net.cell]
      const [back, fore] = random.shuffle([0, 0, 1, 1, 2, 3, 4])
      const turn = `transform="rotate(${random.whole(0, 3) * 90} ${at(x + c / 2)} ${at(y + c / 2)})"`
      sketch.add(rect(x, y, c + 1, c + 1, ink(back as number)))
      const kind = random.whole(0, 7)
      if (kind === 7 && y > 60 && y < frame.height * 0.62) spots.push([x + c / 2, y + c / 2])
      const f = ink(fore as number)
      if (kind <= 1)
        sketch.add(path(`M${at(x)} ${at(y)}h${at(c)}a${at(c)} ${at(c)} 0 0 1 ${at(-c)} ${at(c)}Z`, f, turn))
      else if (kind === 2) sketch.add(path(`M${at(x)} ${at(y)}a${at(c / 2)} ${at(c / 2)} 0 0 0 ${at(c)} 0Z`, f, turn))
      else if (kind === 3) sketch.add(circle(x + c / 2, y + c / 2, c * 0.28, f))
      else if (kind === 4) for (let bar = 0; bar < 4; bar++) sketch.add(rect(x, y + (bar * c) / 4, c, c / 8, f, turn))
      else if (kind === 5) sketch.add(path(`M${at(x)} ${at(y)}h${at(c)}L${at(x)} ${at(y + c)}Z`, f, turn))
      else if (kind === 6)
        for (const share of [1, 0.66, 0.33])
          sketch.add(
            path(
              `M${at(x)} ${at(y)}h${at(c * share)}a${at(c * share)} ${at(c * share)} 0 0 1 ${at(-c * share)} ${at(c * share)}Z`,
              share === 0.66 ? ink(back as number) : f,
              turn,
            ),
          )
    }
  const [x, y, s] = [net.first * net.cell, net.top + net.row * net.cell, net.span * net.cell]
  sketch.add(rect(x, y, s, s, ink(4)), circle(x + s / 2, y + s / 2, s / 2, ink(mood === "paper" ? 0 : 3)))
  return [
    sketch.layer(),
    subjectAt(scene, { size: Math.min(frame.size, s * 0.9) }),
    ...spots.slice(0, extras).map(([sx, sy], index) => extraAt(scene, index, sx, sy, net.cell * 0.8)),
  ]
}

/** The same thing over and over, each print in other inks. */
const multiples = (scene: Scene): Layer[] => {
  const { random, palette, extras } = scene
  const mood = scene.mood(["bright", "deep", "night"])
  const net = netOf(scene, 4, 2)
  const sketch = createSketch()
  const prints: Layer[] = []
  let count = 0
  for (let row = net.top > 0 ? -1 : 0; row <= net.rows; row++)
    for (let column = 0; column < net.columns; column++) {
      if (isFree(net, column, row)) continue
      const [x, y, c] = [column * net.cell, net.top + row * net.cell, net.cell]
      const even = (column + row + 100) % 2
      const fade = Math.max(0, row / net.rows - 0.5) * 0.2
      const base = mood === "bright" ? [0.84, 0.7] : mood === "deep" ? [0.56, 0.4] : [0.26, 0.16]
      const light = (base[even] ?? 0.5) - fade
      sketch.add(
        rect(
          x,
          y,
          c + 1,
          c + 1,
          count % 7 === 3 ? palette.accent(Math.max(0.34, light)) : palette.turn(random.next(), light),
        ),
      )
      const middle = { x: x + c / 2, y: y + c / 2 }
      const which = extras > 0 && count % 4 === 1 ? 1 + (count % extras) : 0
      if (even)
        prints.push({ kind: "emoji", which, ...middle, size: c * 0.62, shadow: shadowBelow(scene, c * 0.5, 0.45) })
      else
        prints.push({
          kind: "emoji",
          which: 0,
          ...middle,
          size: c * 0.62,
          flat: palette.turn(random.next(), mood === "night" ? 0.36 : light - 0.16),
        })
      count++
    }
  const [x, y, s] = [net.first * net.cell, net.top + net.row * net.cell, net.span * net.cell]
  const hero = createSketch()
  hero.add(
    rect(x - 46, y - 30, s + 92, s + 92, palette.main(0.1), 'fill-opacity="0.4"'),
    rect(x - 46, y - 46, s + 92, s + 92, mood === "night" ? palette.accent(0.72) : palette.paper),
  )
  return [sketch.layer(), ...prints, hero.layer(), subjectAt(scene, { size: s * 0.98 })]
}

/** A cabinet of boxes, one large. */
const cabinet = (scene: Scene): Layer[] => {
  const { frame, random, palette, extras } = scene
  const mood = scene.mood(["bright", "paper", "deep"])
  const net = netOf(scene, 4, 2)
  const frameLight = { bright: 0.52, paper: 0.94, deep: 0.28 }[mood]
  const sketch = createSketch()
  const things: Layer[] = []
  sketch.add(rect(0, 0, frame.width, frame.height, palette.main(frameLight, mood === "paper" ? 0.4 : 0.9)))
  const box = (x: number, y: number, width: number, height: number, colour: (change: number) => string): void => {
    const board = 13
    const [l, t, w, h] = [x + board, y + board, width - 2 * board, height - 2 * board]
    sketch.add(rect(l - 3, t - 3, w + 6, h + 6, palette.main(0.95, 0.3), 'fill-opacity="0.4"'))
    sketch.add(
      rect(
        l,
        t,
        w,
        h,
        sketch.line(
          [l, t],
          [l, t + h],
          [
            [0, colour(-0.12)],
            [0.25, colour(0)],
            [0.86, colour(0.06)],
            [1, colour(0.1)],
          ],
        ),
      ),
    )
    sketch.add(
      rect(
        l,
        t,
        w,
        h * 0.3,
        sketch.line(
          [0, t],
          [0, t + h * 0.3],
          [
            [0, palette.main(0.08), 0.55],
            [1, palette.main(0.08), 0],
          ],
        ),
      ),
    )
    sketch.add(
      rect(
        l,
        t,
        w * 0.16,
        h,
        sketch.line(
          [l, 0],
          [l + w * 0.16, 0],
          [
            [0, palette.main(0.08), 0.35],
            [1, palette.main(0.08), 0],
          ],
        ),
      ),
    )
    sketch.add(rect(l, t + h * 0.86, w, h * 0.14, colour(0.14), 'fill-opacity="0.75"'))
  }
  let count = 0
  const range = { bright: [0.7, 0.2], paper: [0.56, 0.3], deep: [0.36, 0.3] }[mood]
  for (let row = net.top > 0 ? -1 : 0; row <= net.rows; row++)
    for (let column = 0; column < net.columns; column++) {
      if (isFree(net, column, row)) continue
      const [x, y, c] = [column * net.cell, net.top + row * net.cell, net.cell]
      const light = (range[0] ?? 0.5) + random.next() * (range[1] ?? 0.2)
      const mixed = random.next()
      const accented = count % 6 === 2
      box(x, y, c, c, (change) => (accented ? palette.accent(light + change) : palette.turn(mixed, light + change)))
      const kind = count % 3
      const foot = y + c - 13 - c * 0.07
      if (kind === 0)
        things.push({
          kind: "emoji",
          which: extras ? 1 + (Math.floor(count / 3) % extras) : 0,
          x: x + c / 2,
          y: foot - c * 0.27,
          size: c * 0.54,
          shadow: shadowBelow(scene, c * 0.6),
        })
      else if (kind === 1 && random.chance(0.5))
        things.push({
          kind: "emoji",
          which: 0,
          x: x + c / 2,
          y: foot - c * 0.27,
          size: c * 0.54,
          flat: palette.turn(mixed, light - 0.2),
          shadow: shadowBelow(scene, c * 0.4, 0.4),
        })
      count++
    }
  const [x, y, s] = [net.first * net.cell, net.top + net.row * net.cell, net.span * net.cell]
  box(x, y, s, s, (change) =>
    mood === "deep"
      ? palette.side(0.78 + change)
      : mood === "bright"
        ? palette.main(0.9 + change, 0.5)
        : palette.accent(0.74 + change),
  )
  return [
    sketch.layer(),
    ...things,
    subjectAt(scene, { size: s * 0.74, y: y + s - 13 - s * 0.06 - s * 0.74 * 0.5 * scene.subject.height }),
  ]
}

export const grid: Recipe = (scene) => {
  const layout = scene.layout([school, multiples, cabinet, floor])
  return [ground(scene, "deep"), ...layout(scene)]
}
