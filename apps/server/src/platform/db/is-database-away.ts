import { codeOf } from "../thrown.ts"

const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "57P01", "57P02", "57P03"])
/** SQLSTATE of what passes: a connection that failed (08), and what has run out, as connections, memory or the disk (53). */
const awayClass = /^(08|53)[0-9A-Z]{3}$/
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True when the database can't be reached, or can do nothing just now: nothing is broken, and asking again later is right. */
export function isDatabaseAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = codeOf(error) ?? ""
  return awayCodes.has(code) || awayClass.test(code) || awayMessages.test(error.message)
}
