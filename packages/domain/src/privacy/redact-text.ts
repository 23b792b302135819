export const redacted = "[redacted]"

/** Characters kept of a text. Reports are untrusted: texts are cut first, so that no pattern sees a long one. */
export const longestText = 2000

/** Harmless parameters of an address; others may contain anything. */
const openParameters = new Set(["t", "q"])

// Each pattern takes a whole run at once, and never restarts inside it.
const wordInQuotes = /[^\s"'<>]+/g
const mailWord = /[^\s"'<>()[\]{}:;,/?&=|]+/g
const credentials = /:\/\/[^/@]*@/g
const bearer = /\b(bearer|basic)\s+[^\s"',;]+/gi
const signed = /\beyJ[\w-]+(?:\.[\w-]*)*/g
const named =
  /\b((?:access|refresh|id|auth|session)?[_-]?(?:token|secret|password|cookie|code|otp|key))(["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi
/** Ids contain digits, but identify nobody to others. */
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/
/** Phone numbers with a country code, or in groups. */
const international = /(?<![\w.])(?:\+|00)\d[\d\s().\-/]{5,}\d/
const grouped = /(?<![\w.])\(?\d{2,5}\)?(?:[\s.\-/]{1,3}\d{2,5}){2,}(?![\w])/
const long = /(?<![\w.])\d{6,}(?![\w])/
const numbers = new RegExp([uuid, international, grouped, long].map(({ source }) => source).join("|"), "g")

/** Removes email addresses, phone numbers, one-time codes, tokens, and address parameters other than `t` and `q`. */
export function redactText(text: string): string {
  const left = cut(text)
    .replace(wordInQuotes, redactAddress)
    .replace(bearer, `$1 ${redacted}`)
    .replace(signed, redacted)
    .replace(named, `$1$2${redacted}`)
    .replace(mailWord, redactMail)
    .replace(numbers, (number) => (number.length === 36 && uuid.test(number) ? number : redacted))
  return left.length > longestText ? left.slice(0, longestText) : left
}

/** A word up to this length is dropped rather than cut. */
const longestWord = 200

/** Cuts after a whole word and before a number: half an address or code would not be recognised. */
function cut(text: string): string {
  if (text.length <= longestText) return text
  const beginning = text.slice(0, longestText)
  const space = Math.max(beginning.lastIndexOf(" "), beginning.lastIndexOf("\n"))
  let end = space < longestText - longestWord ? longestText : space
  while (end > 0 && numberLetters.has(beginning.charAt(end - 1))) end -= 1
  return beginning.slice(0, end)
}

const numberLetters = new Set("0123456789 \t\n().-/+")

/** Keeps an address's path and parameter names. Credentials and the fragment are removed. */
function redactAddress(word: string): string {
  if (!word.includes("/")) return word
  const bare = word.replace(credentials, "://")
  const from = bare.indexOf("/")
  const hash = bare.indexOf("#", from)
  const end = hash < 0 ? bare.length : hash
  const at = bare.indexOf("?", from)
  if (at < 0 || at > end) return bare.slice(0, end)
  const parameters = bare.slice(at + 1, end).split("&")
  return `${bare.slice(0, at)}?${parameters.map(redactParameter).join("&")}`
}

function redactParameter(parameter: string): string {
  const [name = ""] = parameter.split("=")
  return openParameters.has(name) ? parameter : `${name}=${redacted}`
}

function redactMail(word: string): string {
  return hasWithin(word, "@") || hasWithin(word, "%40") ? redacted : word
}

function hasWithin(word: string, sign: string): boolean {
  const at = word.indexOf(sign, 1)
  return at > 0 && at + sign.length < word.length
}
