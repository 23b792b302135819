/** Hours in Berlin in which a run may last into the next day, or tomorrow is two days after the server's own day, which is UTC's. */
const late = { from: 22, until: 2 }

/** Where the journeys' people live: their midnight, at which games and Today begin anew, is hours away. */
export const zone = (process.env["JOURNEYS_ZONE"] ??= zoneFarFromMidnight())

function zoneFarFromMidnight(): string {
  const format = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: "Europe/Berlin" })
  const hour = Number(format.format(new Date()))
  return hour >= late.from || hour < late.until ? "America/Los_Angeles" : "Europe/Berlin"
}
