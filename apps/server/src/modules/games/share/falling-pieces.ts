const hues = ["#ff98c7", "#ffa65e", "#87d47f", "#25d2fc", "#bcb2ff"]

type Box = { x: number; y: number; width: number; height: number }

export function fallingPieces(seed: string, count: number, box: Box, free: readonly Box[]): string {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) / 2 ** 24
  }
  const pieces: string[] = []
  const taken: { x: number; y: number }[] = []
  // Limited tries: a crowded box gets fewer pieces.
  for (let tried = 0; tried < count * 6 && pieces.length < count; tried += 1) {
    const [x, y] = [box.x + next() * box.width, box.y + next() * box.height]
    const [turn, large, hue] = [Math.round(next() * 180), next() < 0.6, hues[Math.floor(next() * hues.length)]]
    if (free.some((each) => isIn(each, x, y)) || taken.some((other) => Math.hypot(other.x - x, other.y - y) < 34))
      continue
    taken.push({ x, y })
    const [width, height] = large ? [12, 22] : [9, 14]
    pieces.push(
      `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="3.5" fill="${hue}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"/>`,
    )
  }
  return pieces.join("")
}

function isIn(box: Box, x: number, y: number): boolean {
  const margin = 16
  return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin
}
