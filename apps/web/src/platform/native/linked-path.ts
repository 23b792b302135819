import { parseUrl } from "../parse-url.ts"

/** What the server answers that is no page of the app. */
const notTheApps = /^\/(auth|docs|emulator|media|share|points|schemas|studio|uploads|functions|documents)(\/|$)/

/** The path, with query and fragment, of a link to this server's own pages; null for any other link. `server` is its origin. */
export function linkedPath(link: string, server: string): string | null {
  const url = parseUrl(link)
  if (url === null) return null
  const { origin, pathname, search, hash } = url
  // Two slashes at its beginning would be another host's.
  const path = pathname.replace(/^\/+/, "/")
  return origin === server && !notTheApps.test(path) ? path + search + hash : null
}
