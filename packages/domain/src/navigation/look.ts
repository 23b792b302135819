import { type AppIcon, appIcons } from "../rewards/app-icons.ts"

/** A person's display settings, in a cookie for the first paint. */
export type Look = {
  /** Per cent of the normal text size, 90 to 150. */
  textSize: number
  canZoom: boolean
  /** Requests less motion than the system. */
  isStill: boolean
  /** Shows a button for every swipe. */
  hasButtons: boolean
  autoplay: Autoplay
  /** Disables autoplay, whatever `autoplay` says. */
  savesData: boolean
  /** The hue of the person's shelf; null for the default. */
  hue: number | null
  /** The app icon; null for the default. */
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

/** Parses the cookie. Invalid parts keep their defaults, as the value is untrusted. */
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

/** Whether videos play automatically. An unknown connection counts as Wi-Fi: browsers that do not report it are mostly at desks. */
export function playsVideo(look: Pick<Look, "autoplay" | "savesData">, connection: Connection): boolean {
  if (look.savesData || look.autoplay === "never") return false
  return look.autoplay === "always" || connection !== "metered"
}
