import { fieldsOf, readStored, useStored, writeStored } from "./storage.ts"

/** Milliseconds: on, off, on. */
const patterns = {
  like: [12],
  held: [16],
  points: [10, 50, 10],
  marked: [12],
  refused: [18, 40, 18],
  won: [14, 60, 14, 60, 40],
} as const

export type Haptic = keyof typeof patterns

/** Equivalents of the native plugin, as phones' own haptics are better than durations. */
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
  // Browsers log vibration without a prior touch; some do not report whether there was one.
  const { userActivation } = navigator as Partial<Navigator>
  if (userActivation && !userActivation.hasBeenActive) return
  if ("vibrate" in navigator) navigator.vibrate([...patterns[what]])
}

/** Whether the device can vibrate: desktop browsers always claim it. */
export function hasHaptics(): boolean {
  return shellHaptics() !== null || ("vibrate" in navigator && navigator.maxTouchPoints > 0)
}

/** The games' former switch is the initial value. */
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
