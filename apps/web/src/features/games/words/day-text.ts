/** A day (`YYYY-MM-DD`) as its reader writes it. A day is no moment, so no zone moves it. In full where nothing else is asked for. */
export function dayText(
  day: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(Date.parse(day))
}
