import { parseUrl } from "../../platform/parse-url.ts"

/** A page's address without its scheme: `example.org/moon`. */
const bare = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:[/?#:]|$)/u

/** As long as a draft's link may be. */
const longest = 2000

/**
 * What was typed or pasted as a link's address, as readers may follow it: http, https, or a path of this site. Null for everything else,
 * `javascript:` first of all. What the import refuses is refused here: `//host` leaves the site by a back door, and browsers read a
 * backslash as a slash.
 */
export function linkAddress(typed: string): string | null {
  // Browsers drop tabs and line breaks from the middle of an address, and so would hide a scheme in it.
  const text = typed.trim().replace(/[\u0000-\u001f\u007f]/g, "")
  if (text === "" || text.length > longest) return null
  if (/^\/(?![/\\])/.test(text)) return text
  if (/^https?:\/\//i.test(text)) return parseUrl(text) ? text : null
  const whole = `https://${text}`
  return bare.test(text) && parseUrl(whole) ? whole : null
}
