/** How a person wants the app to look and move. Kept in a cookie, so that the first paint already looks that way. */
export type Look = {
  /** Per cent of the normal text size, 90 to 150. */
  textSize: number
  /** Unlocks the viewport's zoom. */
  canZoom: boolean
  /** Asks for less motion than the system does. */
  isStill: boolean
  /** Shows a button for every swipe. */
  hasButtons: boolean
  /** Fetches smaller pictures and plays no video by itself. */
  savesData: boolean
}

export const lookCookie = "cf_look"

export const textSizes = [90, 100, 110, 125, 150] as const

export const defaultLook: Look = { textSize: 100, canZoom: false, isStill: false, hasButtons: false, savesData: false }

/** Reads the cookie's value. What it cannot read stays at its default: the value comes from outside. */
export function readLook(value: string): Look {
  const match = /^(\d{2,3})([zmbs]*)$/.exec(value)
  if (!match) return defaultLook
  const size = Number(match[1])
  const flags = match[2] ?? ""
  return {
    textSize: textSizes.find((known) => known === size) ?? defaultLook.textSize,
    canZoom: flags.includes("z"),
    isStill: flags.includes("m"),
    hasButtons: flags.includes("b"),
    savesData: flags.includes("s"),
  }
}

/** The shortest text that `readLook` reads back as the same look. */
export function writeLook(look: Look): string {
  const flags = [look.canZoom && "z", look.isStill && "m", look.hasButtons && "b", look.savesData && "s"]
  return `${look.textSize}${flags.filter(Boolean).join("")}`
}
