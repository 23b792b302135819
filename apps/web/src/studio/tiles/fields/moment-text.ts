/** A moment for a local time field, to the minute: `2026-10-03T08:00`; "" if invalid. */
export function localTimeOf(moment: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return ""
  const [year, ...rest] = [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
  const [month, day, hour, minute] = rest.map((part) => String(part).padStart(2, "0"))
  return `${String(year).padStart(4, "0")}-${month}-${day}T${hour}:${minute}`
}

/** A local time with this device's offset at that time: `2026-10-03T08:00:00+02:00`; "" if invalid. */
export function momentOfLocal(local: string): string {
  const at = new Date(local)
  if (local === "" || Number.isNaN(at.getTime())) return ""
  // JavaScript's offset is negative east of Greenwich.
  const minutes = -at.getTimezoneOffset()
  const two = (part: number) => String(part).padStart(2, "0")
  const zone = `${minutes < 0 ? "-" : "+"}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
  return `${local.slice(0, 16)}:00${zone}`
}
