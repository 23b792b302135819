/** The first match counts, as most browsers also name others. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdgA?(?:iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

export const unknownBrowser = "another browser"

/** A browser's name and major version from its user agent, without anything that identifies a person. */
export function browserOf(userAgent: string): string {
  const said = userAgent.slice(0, 500)
  for (const [name, pattern] of browsers) {
    const [, version] = pattern.exec(said) ?? []
    if (version !== undefined) return `${name} ${version.slice(0, 4)}`
  }
  return unknownBrowser
}
