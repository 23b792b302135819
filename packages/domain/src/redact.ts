export const redacted = "[redacted]"

/** Fields whose value is personal or secret, whatever it looks like. */
const privateField =
  /mail|phone|token|secret|passw|passkey|credential|authorization|cookie|^(code|otp|ip|clientip|apikey|invite|referredby)$|session_?id/i

/** The parameters of an address that say what was looked at; all others may carry anything. */
const openParameters = new Set(["t", "q"])

// Each pattern looks ahead over a bounded length: a report is what a stranger sends, and may be long.
const address = /\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>]*|\/[^\s"'<>?#]{0,1000}[?#][^\s"'<>]*/gi
const emailAddress = /[^\s"'<>()[\]{}:;,/?&=|]{1,100}(?:@|%40)[^\s"'<>()[\]{}:;,/?&=|]+/gi
const bearer = /\b(bearer|basic)\s+[^\s"',;]+/gi
const signed = /\beyJ[\w-]+(?:\.[\w-]*)*/g
const named =
  /\b((?:access|refresh|id|auth|session)?[_-]?(?:token|secret|password|cookie|code|otp|key))(["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi
/** Our people's and requests' ids are made of digits too, and name nobody to a stranger. */
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/
/** With the country's number, or in groups: as people write numbers to call. */
const international = /(?<![\w.])(?:\+|00)\d[\d\s().\-/]{5,}\d/
const grouped = /(?<![\w.])\(?\d{2,5}\)?(?:[\s.\-/]{1,3}\d{2,5}){2,}(?![\w])/
const long = /(?<![\w.])\d{6,}(?![\w])/
const numbers = new RegExp([uuid, international, grouped, long].map(({ source }) => source).join("|"), "g")

/** Text without e-mail addresses, numbers to call, one-time codes, tokens, and what addresses carry beside `t` and `q`. */
export function redactText(text: string): string {
  return text
    .replace(address, withoutQuery)
    .replace(bearer, `$1 ${redacted}`)
    .replace(signed, redacted)
    .replace(named, `$1$2${redacted}`)
    .replace(emailAddress, redacted)
    .replace(numbers, (number) => (number.length === 36 && uuid.test(number) ? number : redacted))
}

/** An address keeps its path and the names of its parameters. What it carries after the #, and a name and password, go. */
function withoutQuery(text: string): string {
  const bare = text.replace(/^([^/]*:\/\/)[^/@]*@/, "$1").replace(/#.*$/s, "")
  const at = bare.indexOf("?")
  if (at < 0) return bare
  const parameters = bare.slice(at + 1).split("&")
  return `${bare.slice(0, at)}?${parameters.map(redactParameter).join("&")}`
}

function redactParameter(parameter: string): string {
  const [name = ""] = parameter.split("=")
  return openParameters.has(name) ? parameter : `${name}=${redacted}`
}

/** JSON values alike: every text in them, and whole fields by their name. */
export function redact(value: unknown): unknown {
  if (typeof value === "string") return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      redactText(name),
      privateField.test(name) && each !== null ? redacted : redact(each),
    ]),
  )
}
