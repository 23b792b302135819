const silentCodes = new Set(
  "EAI_AGAIN ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EPIPE ETIMEDOUT".split(" "),
)
const silentNames = new Set(["AbortError", "TimeoutError", "StoreAway"])

export function isStoreSilent(error: unknown): boolean {
  if (!(error instanceof Error) || statusOf(error) !== undefined) return false
  const code = "code" in error ? String(error.code) : ""
  return silentCodes.has(code) || silentNames.has(error.name)
}

/** The status that the S3 client adds to its errors. */
export function statusOf(error: unknown): number | undefined {
  const { httpStatusCode } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
  return httpStatusCode
}
