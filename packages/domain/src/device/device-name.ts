/** User agents can identify a person; these names do not. */
export const deviceNames = ["iPhone", "iPad", "Android", "ChromeOS", "Windows", "Mac", "Linux", "unknown"] as const

export type DeviceName = (typeof deviceNames)[number]

/** The first match counts: an iPhone also says Mac, and Android also says Linux. */
const signs: readonly [sign: RegExp, name: DeviceName][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
]

/** The kind of device of a user agent. An iPad that requests desktop pages says Mac, but has touch points. */
export function deviceName(userAgent: string, touchPoints: number): DeviceName {
  const name = signs.find(([sign]) => sign.test(userAgent))?.[1] ?? "unknown"
  return name === "Mac" && touchPoints > 1 ? "iPad" : name
}
