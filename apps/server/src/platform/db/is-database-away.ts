import { codeOf } from "../thrown.ts"

const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "57P01", "57P02", "57P03"])
/** SQLSTATE of temporary failures: connections (08), and resources such as memory or disk (53). */
const awayClass = /^(08|53)[0-9A-Z]{3}$/
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database is temporarily unavailable: retrying later is right. */
export function isDatabaseAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = codeOf(error) ?? ""
  return awayCodes.has(code) || awayClass.test(code) || awayMessages.test(error.message)
}
