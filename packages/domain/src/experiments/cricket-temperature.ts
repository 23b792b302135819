/** Degrees Celsius (55 and 100 Fahrenheit) outside of which few crickets sing. */
const range = { coldest: 13, hottest: 38 } as const

export type CricketTemperature = { celsius: number; fahrenheit: number; fit: "cold" | "fits" | "hot" }

/** Amos Dolbear's law of 1897, for chirps a minute: 50 °F at 40, and one degree more for every four. */
export function cricketTemperature(chirpsPerMinute: number): CricketTemperature {
  const fahrenheit = 50 + (chirpsPerMinute - 40) / 4
  const celsius = ((fahrenheit - 32) * 5) / 9
  const fit = celsius < range.coldest ? "cold" : celsius > range.hottest ? "hot" : "fits"
  return { celsius, fahrenheit, fit }
}
