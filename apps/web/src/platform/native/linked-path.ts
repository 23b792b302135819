import { parseUrl } from "../parse-url.ts"

/** Server paths that are no pages of the app. */
const notTheApps = /^\/(auth|docs|emulator|media|share|points|schemas|studio|uploads|functions|documents)(\/|$)/

/** The path, query and fragment of a link to this server's pages; null for others. `server` is its origin. */
export function linkedPath(link: string, server: string): string | null {
  const url = parseUrl(link)
  if (url === null) return null
  const { origin, pathname, search, hash } = url
  // Two leading slashes would be another host.
  const path = pathname.replace(/^\/+/, "/")
  return origin === server && !notTheApps.test(path) ? path + search + hash : null
}
