export const redacted = "[redacted]"

/**
 * What is kept of one text, in characters. A report is what a stranger sends: texts are cut before anything looks at them, so that
 * no pattern ever meets a long one.
 */
export const longestText = 2000

/** The parameters of an address that say what was looked at; all others may carry anything. */
const openParameters = new Set(["t", "q"])

// Each pattern takes a whole run of letters at once: none begins again inside of what it has looked at.
const wordInQuotes = /[^\s"'<>]+/g
const mailWord = /[^\s"'<>()[\]{}:;,/?&=|]+/g
const credentials = /:\/\/[^/@]*@/g
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
  const left = cut(text)
    .replace(wordInQuotes, redactAddress)
    .replace(bearer, `$1 ${redacted}`)
    .replace(signed, redacted)
    .replace(named, `$1$2${redacted}`)
    .replace(mailWord, redactMail)
    .replace(numbers, (number) => (number.length === 36 && uuid.test(number) ? number : redacted))
  return left.length > longestText ? left.slice(0, longestText) : left
}

/** A word is rather left out than cut, if it is no longer than this. */
const longestWord = 200

/** Cut after a whole word, and before a number: half of an address or of a code would no longer look like one. */
function cut(text: string): string {
  if (text.length <= longestText) return text
  const beginning = text.slice(0, longestText)
  const space = Math.max(beginning.lastIndexOf(" "), beginning.lastIndexOf("\n"))
  let end = space < longestText - longestWord ? longestText : space
  while (end > 0 && numberLetters.has(beginning.charAt(end - 1))) end -= 1
  return beginning.slice(0, end)
}

const numberLetters = new Set("0123456789 \t\n().-/+")

/** In a word an address keeps its path and the names of its parameters. A name and password, and what follows the #, go. */
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
