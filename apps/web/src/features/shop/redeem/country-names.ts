export type Country = { code: string; name: string }

/** Names of `Intl` that are no countries. */
const others = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"])

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

/** Countries the shop ships to, sorted in the reader's language; all if none are named. */
export function countriesOf(codes: readonly string[], language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" })
  const all = codes.length > 0 ? codes : letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountry)
  return all
    .flatMap((code) => {
      const name = names.of(code) ?? (codes.length > 0 ? code : null)
      return name === null ? [] : { code, name }
    })
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/** The browser's country, if the shop ships there; the only one, if there is one. */
export function likelyCountry(countries: readonly Country[], languages: readonly string[]): string {
  const [only, second] = countries
  if (only && !second) return only.code
  const regions = languages.map((tag) => new Intl.Locale(tag).region)
  return regions.find((region) => countries.some(({ code }) => code === region)) ?? ""
}

function isCountry(code: string): boolean {
  // Aliases, such as UK for GB, are not separate countries.
  return !others.has(code) && new Intl.Locale(`und-${code}`).region === code
}
