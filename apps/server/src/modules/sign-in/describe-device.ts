const browsers: [RegExp, string][] = [
  [/Confetti\//, "The Confetti app"],
  [/Edg[A-Z]*\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
]
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
]

/** What a person would call a device, from what its browser says of itself: "Chrome on Android". */
export function describeDevice(userAgent: string | null): string {
  const find = (names: [RegExp, string][]) => names.find(([shape]) => shape.test(userAgent ?? ""))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return system ?? "An unknown device"
  return system === undefined ? browser : `${browser} on ${system}`
}
