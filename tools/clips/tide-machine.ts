import { ease, type Film, px } from "./encode-film.ts"

/** A note of the tide: a turn in so many hours, how high it swings in pixels, and when its wheel joins, in seconds. */
type Note = { hours: number; swing: number; joins: number; x: number; colour: string }

/** The Moon's, the Sun's, and the one a day that comes of their tilt; as strong as at many a shore. */
const notes: Note[] = [
  { hours: 12.42, swing: 34, joins: -2, x: 120, colour: "#f3d18b" },
  { hours: 12, swing: 16, joins: 4, x: 270, colour: "#f2a65e" },
  { hours: 23.93, swing: 12, joins: 7.5, x: 420, colour: "#7cc8e8" },
]

/** Twelve hours pass in a second. */
const hoursASecond = 12
const [wheelAt, wheel, pulleyAt, pulley, fixedAt] = [118, 44, 330, 17, 226]
const [penX, penAt, paperSpeed, paperEnd] = [545, 330, 46, 930]

/** The brass cabinet that adds a tide: wheels turn, pulleys rise and fall, one wire runs under all of them and draws the sum. */
export const tideMachine: Film = {
  width: 960,
  height: 540,
  length: 14,
  posterAt: 12,
  draw: (time) => [backdrop, paper(time), ...notes.map((note) => wheelOf(note, time)), wire(time), pen(time)].join(""),
  sound: `'0.06*(sin(2*PI*110*t)*(0.6+0.4*cos(2*PI*t*0.966))+between(t,4,14)*min(1,t-4)*0.6*sin(2*PI*165*t)*(0.6+0.4*cos(2*PI*t))+between(t,7.5,14)*min(1,t-7.5)*0.5*sin(2*PI*220*t)*(0.6+0.4*cos(2*PI*t*0.5)))*min(1,t*2)*min(1,(14-t)*2)'`,
}

const backdrop =
  '<rect width="960" height="540" fill="#0b1d2b"/><rect x="30" y="40" width="470" height="460" rx="18" fill="#122a3c"/>'

function angleOf({ hours }: Note, time: number): number {
  return (2 * Math.PI * time * hoursASecond) / hours
}

function strength({ joins }: Note, time: number): number {
  return ease(time, joins, joins + 1.2)
}

/** How far below the middle a note's pulley hangs. */
function drop(note: Note, time: number): number {
  return note.swing * strength(note, time) * Math.cos(angleOf(note, time))
}

/** The free end of a wire moves twice as far as each pulley it runs under; drawn at half that, to stay on the paper. */
function height(time: number): number {
  return notes.reduce((sum, note) => sum + drop(note, time), 0)
}

function wheelOf(note: Note, time: number): string {
  const { x, swing, colour } = note
  const part = strength(note, time)
  const turn = angleOf(note, time)
  const pin = { x: x + swing * part * Math.sin(turn), y: wheelAt + swing * part * Math.cos(turn) }
  const teeth = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 360 - (turn * 180) / Math.PI
    return `<rect x="-4" y="${-wheel - 6}" width="8" height="10" rx="2" transform="translate(${x} ${wheelAt}) rotate(${px(angle)})"/>`
  })
  const y = pulleyAt + drop(note, time)
  return `<g opacity="${px(0.35 + 0.65 * part)}">
    <g fill="${colour}">${teeth.join("")}<circle cx="${x}" cy="${wheelAt}" r="${wheel}"/></g>
    <circle cx="${x}" cy="${wheelAt}" r="${wheel - 8}" fill="#122a3c"/>
    <path d="M${x} ${wheelAt}L${px(pin.x)} ${px(pin.y)}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>
    <rect x="${x - 40}" y="${px(pin.y - 6)}" width="80" height="12" rx="6" fill="none" stroke="#dfe8ee" stroke-width="3"/>
    <path d="M${x} ${px(pin.y + 6)}V${px(y)}" stroke="#dfe8ee" stroke-width="4"/>
    <circle cx="${px(pin.x)}" cy="${px(pin.y)}" r="6" fill="#fff"/>
    <circle cx="${x}" cy="${px(y)}" r="${pulley}" fill="#1d3d55" stroke="${colour}" stroke-width="5"/>
  </g>`
}

/** Down under each pulley and up over the fixed wheel after it. */
function wire(time: number): string {
  const fixed: string[] = []
  const parts = notes.map((note, at) => {
    const y = px(pulleyAt + drop(note, time))
    const next = notes[at + 1]?.x ?? penX + pulley
    const [up, down] = [note.x + pulley, next - pulley]
    const radius = (down - up) / 2
    fixed.push(
      `<circle cx="${px(up + radius)}" cy="${fixedAt}" r="${px(radius - 2)}" fill="none" stroke="#33566e" stroke-width="4"/>`,
    )
    return `${at === 0 ? "" : `V${y}`}A${pulley} ${pulley} 0 0 0 ${up} ${y}V${fixedAt}A${px(radius)} ${px(radius)} 0 0 1 ${down} ${fixedAt}`
  })
  const start = `M${(notes[0]?.x ?? 0) - pulley} ${fixedAt}V${px(pulleyAt + drop(notes[0] as Note, time))}`
  const path = `${start}${parts.join("")}V${px(penAt + height(time))}`
  return `${fixed.join("")}<path d="${path}" fill="none" stroke="#fff" stroke-width="3"/><circle cx="${(notes[0]?.x ?? 0) - pulley}" cy="${fixedAt}" r="6" fill="#fff"/>`
}

/** The paper runs off to the right, with what was drawn until now. */
function paper(time: number): string {
  const steps = Array.from({ length: (paperEnd - penX) / 2 }, (_, at) => penX + at * 2)
  const drawn = steps.filter((x) => time - (x - penX) / paperSpeed >= 0)
  const points = drawn.map((x) => `${x} ${px(penAt + height(time - (x - penX) / paperSpeed))}`)
  const marks = Array.from(
    { length: 12 },
    (_, at) => penX + ((time * paperSpeed) % (2 * paperSpeed)) + at * 2 * paperSpeed,
  )
  const days = marks
    .filter((x) => x < paperEnd)
    .map((x) => `<path d="M${px(x)} 232V428" stroke="#c9b98f" stroke-width="2"/>`)
  return `<rect x="${penX}" y="222" width="${paperEnd - penX}" height="216" fill="#efe4c8"/>${days.join("")}
    <path d="M${penX} ${penAt}H${paperEnd}" stroke="#c9b98f" stroke-width="2"/>
    <polyline points="${points.join(" ")}" fill="none" stroke="#0f5d8c" stroke-width="5" stroke-linejoin="round"/>`
}

function pen(time: number): string {
  const y = penAt + height(time)
  return `<path d="M${penX} ${px(y)}l-16 -9v18z" fill="#fff"/><circle cx="${penX}" cy="${px(y)}" r="5" fill="#0f5d8c"/>`
}
