import { ease, type Film, px } from "./encode-film.ts"

const [width, height] = [540, 1170]
const length = 6
/** The film begins in the middle of the jump, which is what its poster shows. */
const beginning = 3.15
const plate = 640

/** A grain on a hot plate: it trembles, cracks, pushes out a leg, leaps, turns over more than once and lands as foam. */
export const popcorn: Film = {
  width,
  height,
  length,
  posterAt: 0,
  draw: (time) => scene((time + beginning) % length),
}

/** When the grain cracks, stands on its leg, leaves the plate and lands, in seconds. */
const [cracks, stands, leaps, lands] = [2, 2.3, 2.6, 3.7]
const jump = 300
const turns = 1.25

function scene(time: number): string {
  const heat = ease(time, 0, cracks)
  const glow = 0.35 + 0.5 * heat - 0.4 * ease(time, lands, 5.4)
  const body = 1 - ease(time, 5.3, 5.7)
  const fresh = ease(time, 5.6, 5.95)
  const ground = `<rect width="${width}" height="${height}" fill="#1d1808"/>
    <defs><radialGradient id="glow" cx="0.5" cy="0.56" r="0.6"><stop offset="0" stop-color="#f08a24" stop-opacity="${px(glow)}"/><stop offset="1" stop-color="#f08a24" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#glow)"/>
    <ellipse cx="270" cy="${plate + 16}" rx="230" ry="30" fill="#3a2f12"/><ellipse cx="270" cy="${plate + 8}" rx="214" ry="22" fill="#54431a"/>`
  const popping = time < 5.75 ? `<g opacity="${px(body)}">${shadow(time)}${grainAt(time)}</g>` : ""
  const next = fresh > 0 ? `<g opacity="${px(fresh)}">${grain(270, plate - 52, 0, 0, 0)}</g>` : ""
  return ground + popping + next
}

/** How high above the plate it is, in pixels. */
function lift(time: number): number {
  const share = (time - leaps) / (lands - leaps)
  return share > 0 && share < 1 ? 4 * jump * share * (1 - share) : 0
}

function shadow(time: number): string {
  const size = 1 - lift(time) / (2 * jump)
  return `<ellipse cx="270" cy="${plate + 6}" rx="${px(70 * size)}" ry="${px(11 * size)}" fill="#000" opacity="0.4"/>`
}

function grainAt(time: number): string {
  const tremble = time < cracks ? Math.sin(time * 70) * 3 * ease(time, 0.4, cracks) : 0
  const leg =
    ease(time, cracks + 0.05, stands) - 0.35 * ease(time, stands, leaps) + 0.35 * ease(time, leaps, leaps + 0.1)
  const foam = ease(time, leaps + 0.1, lands - 0.1)
  const turn =
    360 * turns * Math.min(1, Math.max(0, (time - leaps) / (lands - leaps))) - 12 * ease(time, cracks, stands)
  const height = time < leaps ? leg * 26 : 26 + foam * 20
  const y = plate - 52 - height - lift(time)
  const steam = ease(time, leaps + 0.15, leaps + 0.5) - ease(time, leaps + 0.5, lands + 0.2)
  return steamAt(time, y, steam) + grain(270 + tremble, y, turn, leg, foam)
}

/** Steam that makes the hollow grain ring; it is audible. */
function steamAt(time: number, y: number, strength: number): string {
  if (strength <= 0) return ""
  const puffs = Array.from({ length: 6 }, (_, at) => {
    const angle = at * 1.05 + 0.4
    const far = 90 + 50 * (time - leaps)
    return `<circle cx="${px(270 + Math.cos(angle) * far)}" cy="${px(y + Math.sin(angle) * far * 0.8)}" r="${px(16 + 6 * (at % 3))}"/>`
  })
  return `<g fill="#fff3d6" opacity="${px(0.28 * strength)}">${puffs.join("")}</g>`
}

/** Where foam comes out, from the middle of the grain, and how large it grows. */
const lobes = [
  [-44, -26, 40],
  [40, -34, 44],
  [-52, 22, 38],
  [50, 20, 42],
  [0, -52, 40],
  [4, 40, 44],
  [0, 0, 50],
] as const

/** A grain of corn with its point up: how far it is turned, in degrees, and how far its leg and its foam are out, 0 to 1. */
function grain(x: number, y: number, turn: number, leg: number, foam: number): string {
  const hull = "M0 -56C26 -34 46 -8 42 20C38 46 18 54 0 54C-18 54 -38 46 -42 20C-46 -8 -26 -34 0 -56Z"
  const crack =
    leg > 0
      ? `<path d="M-22 46L-8 34L2 44L14 30L24 44" fill="none" stroke="#7a4a0c" stroke-width="4" opacity="${px(Math.min(1, leg * 3))}"/>`
      : ""
  const out = `<g fill="#fff6df" stroke="#e7cf98" stroke-width="3">${leg > 0 ? `<ellipse cx="4" cy="${px(46 + leg * 18)}" rx="${px(20 + 10 * (1 - leg) * foam)}" ry="${px(6 + leg * 24)}"/>` : ""}${lobes
    .map(([dx, dy, r]) =>
      foam > 0.02 ? `<circle cx="${px(dx * foam)}" cy="${px(dy * foam)}" r="${px(r * foam)}"/>` : "",
    )
    .join("")}</g>`
  const shell = `<g opacity="${px(1 - 0.15 * foam)}" transform="scale(${px(1 - 0.42 * foam)})"><path d="${hull}" fill="#e9a426"/><path d="M-24 -8C-20 -26 -10 -38 0 -46" fill="none" stroke="#ffdf8c" stroke-width="8" stroke-linecap="round"/><path d="M-12 50C-8 40 8 40 12 50C8 54 -8 54 -12 50Z" fill="#f7e3ae"/>${crack}</g>`
  const inside = foam < 0.5 ? out + shell : shell + out
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(turn)})">${inside}</g>`
}
