import { type AppIcon, appIcons } from "../rewards/app-icons.ts"

/** How a person wants the app to look and move. Kept in a cookie, so that the first paint already looks that way. */
export type Look = {
  /** Per cent of the normal text size, 90 to 150. */
  textSize: number
  canZoom: boolean
  /** Asks for less motion than the system does. */
  isStill: boolean
  /** Shows a button for every swipe. */
  hasButtons: boolean
  autoplay: Autoplay
  /** Plays no video by itself, whatever `autoplay` says. */
  savesData: boolean
  /** The hue of the person's shelf, an OKLCH angle; null for the app's own. */
  hue: number | null
  /** What the app is installed with; null for the app's own icon. */
  icon: AppIcon | null
}

export const autoplays = ["never", "wifi", "always"] as const

export type Autoplay = (typeof autoplays)[number]

export type Connection = "unmetered" | "metered" | "unknown"

export const lookCookie = "cf_look"

export const textSizes = [90, 100, 110, 125, 150] as const

export const defaultLook: Look = {
  textSize: 100,
  canZoom: false,
  isStill: false,
  hasButtons: false,
  autoplay: "wifi",
  savesData: false,
  hue: null,
  icon: null,
}

/** Reads the cookie's value. What it cannot read stays at its default: the value comes from outside. */
export function readLook(value: string): Look {
  const match = /^(\d{2,3})([zmbsna]*)(?:\.h(\d{1,3}))?(?:\.i([a-z]{1,12}))?$/.exec(value)
  if (!match) return defaultLook
  const size = Number(match[1])
  const flags = match[2] ?? ""
  return {
    textSize: textSizes.find((known) => known === size) ?? defaultLook.textSize,
    canZoom: flags.includes("z"),
    isStill: flags.includes("m"),
    hasButtons: flags.includes("b"),
    autoplay: flags.includes("n") ? "never" : flags.includes("a") ? "always" : "wifi",
    savesData: flags.includes("s"),
    hue: readHue(match[3]),
    icon: appIcons.find((known) => known === match[4]) ?? null,
  }
}

function readHue(text: string | undefined): number | null {
  return text !== undefined && Number(text) < 360 ? Number(text) : null
}

/**
 * Whether a video plays by itself. An unknown connection counts as Wi-Fi: the browsers that do not tell are mostly on desks and
 * at home, and nobody there would understand why "on Wi-Fi" plays nothing.
 */
export function playsVideo(look: Pick<Look, "autoplay" | "savesData">, connection: Connection): boolean {
  if (look.savesData || look.autoplay === "never") return false
  return look.autoplay === "always" || connection !== "metered"
}
