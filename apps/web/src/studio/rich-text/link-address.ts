import { parseUrl } from "../../platform/parse-url.ts"

const bare = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:[/?#:]|$)/u

/** The limit of a draft's link. */
const longest = 2000

/**
 * Normalises a link's address: http, https, or a path of this site; null for anything else, such as `javascript:`. As in the import,
 * `//host` and backslashes, which leave the site, are refused.
 */
export function linkAddress(typed: string): string | null {
  // Browsers ignore tabs and line breaks in an address, which could hide a scheme.
  const text = typed.trim().replace(/[\u0000-\u001f\u007f]/g, "")
  if (text === "" || text.length > longest) return null
  if (/^\/(?![/\\])/.test(text)) return text
  if (/^https?:\/\//i.test(text)) return parseUrl(text) ? text : null
  const whole = `https://${text}`
  return bare.test(text) && parseUrl(whole) ? whole : null
}
