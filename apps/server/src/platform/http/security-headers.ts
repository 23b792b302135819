import { apiVersion } from "@confetti/contract/api-version"

/** Headers of every response. Pages replace the policy by one with their nonce. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    // For everything but pages: nothing may run or load.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-confetti-version": apiVersion,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    // Resources for other sites, such as link previews, override it.
    "cross-origin-resource-policy": "same-origin",
    // Without subdomains: the operator's other hosts may lack TLS.
    ...(publicUrl?.startsWith("https:") ? { "strict-transport-security": "max-age=63072000" } : {}),
  }
}

type Elsewhere = {
  errorReporterUrl?: string | undefined
  /** Hosts of players that may be framed. */
  players?: readonly string[]
}

/**
 * A page's policy with its nonce. Positions and hues need inline style attributes. Pages connect only to this server and the configured
 * error reporter. Frames allow only players of the operator's posts.
 */
export function pageSecurityPolicy({ errorReporterUrl, players = [] }: Elsewhere = {}): (nonce: string) => string {
  const connections = ["'self'", ...(errorReporterUrl === undefined ? [] : [sourceOf(errorReporterUrl)])].join(" ")
  const hosts = [...new Set(players.map((player) => new URL(player).origin))]
  const frames = hosts.length === 0 ? "" : `frame-src ${hosts.join(" ")}; `
  // Split at each nonce, so that pages only join the parts.
  const policy = [
    "default-src 'none'; script-src 'nonce-",
    "' 'strict-dynamic'; style-src 'self' 'nonce-",
    `'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src ${connections}; ${frames}manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'`,
  ]
  return (nonce) => policy.join(nonce)
}

/** An address as a policy source: separators are escaped, the query is removed. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C")
}
