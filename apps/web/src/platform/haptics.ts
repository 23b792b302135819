import { fieldsOf, readStored, useStored, writeStored } from "./storage.ts"

/** In milliseconds: on, off, on. */
const patterns = {
  like: [12],
  held: [16],
  points: [10, 50, 10],
  marked: [12],
  refused: [18, 40, 18],
  won: [14, 60, 14, 60, 40],
} as const

export type Haptic = keyof typeof patterns

/** What the native shell's plugin is asked for in their place: phones with an engine of their own have better words than lengths. */
const words: Record<Haptic, readonly [method: "impact" | "notification", style: string]> = {
  like: ["impact", "MEDIUM"],
  held: ["impact", "HEAVY"],
  points: ["notification", "SUCCESS"],
  marked: ["impact", "LIGHT"],
  refused: ["notification", "ERROR"],
  won: ["notification", "SUCCESS"],
}

type Plugin = {
  impact: (options: { style: string }) => Promise<void>
  notification: (options: { type: string }) => Promise<void>
}
type Shell = { isNativePlatform?: () => boolean; Plugins?: { Haptics?: Plugin } }

const key = "cf_haptics"

export function vibrate(what: Haptic): void {
  if (!isHapticsOn()) return
  const plugin = shellHaptics()
  const [method, style] = words[what]
  if (plugin) {
    const felt = method === "impact" ? plugin.impact({ style }) : plugin.notification({ type: style })
    return void felt.catch(() => undefined)
  }
  // Browsers complain of a page that vibrates and was never touched; some do not tell whether it was.
  const { userActivation } = navigator as Partial<Navigator>
  if (userActivation && !userActivation.hasBeenActive) return
  if ("vibrate" in navigator) navigator.vibrate([...patterns[what]])
}

/** Whether this device can be felt at all: every browser on a desk says so of a computer. */
export function hasHaptics(): boolean {
  return shellHaptics() !== null || ("vibrate" in navigator && navigator.maxTouchPoints > 0)
}

/** The games had a switch of their own: what was chosen there is this one's first value. */
function isHapticsOn(): boolean {
  return readStored(key, isSwitch) ?? readStored("cf_games", isObject)?.["vibrates"] !== false
}

export function setHaptics(next: boolean): void {
  writeStored(key, next)
}

export function useHaptics(): boolean {
  return useStored(isHapticsOn, true)
}

function isSwitch(value: unknown): value is boolean {
  return typeof value === "boolean"
}

function isObject(value: unknown): value is Record<string, unknown> {
  return fieldsOf(value) === value
}

function shellHaptics(): Plugin | null {
  const { Capacitor } = globalThis as { Capacitor?: Shell }
  return Capacitor?.isNativePlatform?.() ? (Capacitor.Plugins?.Haptics ?? null) : null
}
