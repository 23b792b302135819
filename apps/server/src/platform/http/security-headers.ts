import { apiVersion } from "@confetti/contract/api-version"

/** What every response carries. Pages replace the policy by one with their nonce. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    // For everything that is not a page: nothing in it may run or load.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-confetti-version": apiVersion,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    // What other sites may show, such as pictures in link previews, says so itself.
    "cross-origin-resource-policy": "same-origin",
    // Of this host alone: the operator's others may well be without TLS.
    ...(publicUrl?.startsWith("https:") ? { "strict-transport-security": "max-age=63072000" } : {}),
  }
}

type Elsewhere = {
  errorReporterUrl?: string | undefined
  /** What a person may have played in a frame. */
  players?: readonly string[]
}

/**
 * The policy of a page by its nonce. Positions and hues are style attributes, so those may be inline. Pages speak to this
 * server alone, and to the one address the operator has error reports sent to. Frames show nothing, or the players of the
 * operator's own posts; that a policy names a host connects to none.
 */
export function pageSecurityPolicy({ errorReporterUrl, players = [] }: Elsewhere = {}): (nonce: string) => string {
  const connections = ["'self'", ...(errorReporterUrl === undefined ? [] : [sourceOf(errorReporterUrl)])].join(" ")
  const hosts = [...new Set(players.map((player) => new URL(player).origin))]
  const frames = hosts.length === 0 ? "" : `frame-src ${hosts.join(" ")}; `
  // Before and after each nonce: joining is all that is left to do for a page.
  const policy = [
    "default-src 'none'; script-src 'nonce-",
    "' 'strict-dynamic'; style-src 'self' 'nonce-",
    `'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src ${connections}; ${frames}manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'`,
  ]
  return (nonce) => policy.join(nonce)
}

/** An address as a policy names it: what separates a policy's own parts is escaped, and a query is no part of it. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C")
}
