/** Unions, and what stands for no country in particular: the names of regions have them too. */
const noCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"])

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Whether these are the two ISO 3166-1 letters of a country: GB is, UK is not. */
export function isCountry(letters: string): boolean {
  if (!/^[A-Z]{2}$/.test(letters) || noCountries.has(letters)) return false
  return names.of(letters) !== undefined && new Intl.Locale(`und-${letters}`).region === letters
}
