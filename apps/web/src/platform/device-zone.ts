/** The time zone this device is in; UTC where the browser does not tell. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC"
}
