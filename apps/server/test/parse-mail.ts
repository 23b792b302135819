/** A mail as it travelled: headers by lower-case name, each with all its values, and the parts of its body. */
export type ParsedMail = { headers: Map<string, string[]>; parts: { type: string; text: string }[] }

/** Reads what our own mailer writes; a stranger's mail may hold more than this knows. */
export function parseMail(raw: string): ParsedMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)/.exec(headers.get("content-type")?.[0] ?? "")?.[1]
  const texts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)
  return { headers, parts: texts.map((text) => readPart(text.replace(/^\r?\n/, ""))) }
}

function split(text: string): { headers: Map<string, string[]>; body: string } {
  const at = text.search(/\r?\n\r?\n/)
  const headers = new Map<string, string[]>()
  // A line that begins with a blank goes on with the header before it.
  for (const line of text
    .slice(0, at)
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value)])
  }
  return { headers, body: text.slice(at).replace(/^\r?\n\r?\n/, "") }
}

function readPart(text: string): { type: string; text: string } {
  const { headers, body } = split(text)
  const encoding = headers.get("content-transfer-encoding")?.[0] ?? "7bit"
  return { type: (headers.get("content-type")?.[0] ?? "").split(";")[0] ?? "", text: decode(body, encoding).trimEnd() }
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString()
  return encoding === "quoted-printable" ? fromQuoted(body.replace(/=\r?\n/g, "")) : body
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}

/** Words beyond ASCII in a header: `=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_match, form: string, text: string) =>
      form.toLowerCase() === "b" ? Buffer.from(text, "base64").toString() : fromQuoted(text.replaceAll("_", " ")),
    )
}
