/** What every response carries. Pages replace the policy by one with their nonce. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    // For everything that is not a page: nothing in it may run or load.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    ...(publicUrl?.startsWith("https:") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  }
}

/** The policy of a page, before and after each nonce. Positions and hues are style attributes, so those may be inline. */
const pagePolicy = [
  "default-src 'none'; script-src 'nonce-",
  "' 'strict-dynamic'; style-src 'self' 'nonce-",
  "'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
]

export function pageSecurityPolicy(nonce: string): string {
  return pagePolicy.join(nonce)
}
