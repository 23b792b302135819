/** What a device says of itself may tell one person's from another's; which of these it is does not. */
export const deviceNames = ["iPhone", "iPad", "Android", "ChromeOS", "Windows", "Mac", "Linux", "unknown"] as const

export type DeviceName = (typeof deviceNames)[number]

/** The first whose sign is found decides: an iPhone also says Mac, and Android also says Linux. */
const signs: readonly [sign: RegExp, name: DeviceName][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
]

/** Which kind of device a user agent names. An iPad that asks for the desk's pages says Mac, but has touch points. */
export function deviceName(userAgent: string, touchPoints: number): DeviceName {
  const name = signs.find(([sign]) => sign.test(userAgent))?.[1] ?? "unknown"
  return name === "Mac" && touchPoints > 1 ? "iPad" : name
}
