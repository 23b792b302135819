import { randomBytes } from "node:crypto"

/** Gives ids that are unique over processes by their beginning, and cheap by counting. */
export function requestIds(): () => string {
  const beginning = randomBytes(6).toString("base64url")
  let count = 0
  return () => `${beginning}-${(++count).toString(36)}`
}
