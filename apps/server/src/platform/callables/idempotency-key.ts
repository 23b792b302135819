import { AppError } from "@confetti/contract/app-error"

const visible = /^[\x21-\x7e]{1,200}$/

/** The key a write came with, or null. */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === "string" && visible.test(header)) return header
  throw new AppError("request/invalid", { fields: ["idempotency-key: must be 1 to 200 visible characters"] })
}
