export type Country = { code: string; name: string }

/** Named like countries, and none. */
const others = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"])

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

/** Where parcels go, in the reader's language and order; everywhere where nothing is named. */
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

/** Where the reader's browser says they are, if parcels go there; the only country, if there is one. */
export function likelyCountry(countries: readonly Country[], languages: readonly string[]): string {
  const [only, second] = countries
  if (only && !second) return only.code
  const regions = languages.map((tag) => new Intl.Locale(tag).region)
  return regions.find((region) => countries.some(({ code }) => code === region)) ?? ""
}

function isCountry(code: string): boolean {
  // Two letters that stand for another two, as UK does for GB, are no country of their own.
  return !others.has(code) && new Intl.Locale(`und-${code}`).region === code
}
