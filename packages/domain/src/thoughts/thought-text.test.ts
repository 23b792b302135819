import fc from "fast-check"
import { expect, it } from "vitest"
import { checkThoughtText, countGraphemes, longestThought } from "./thought-text.ts"

const family = "👨‍👩‍👧‍👦"

it("counts as people count", () => {
  expect(["é", "e\u0301", family, "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "한", "ক্ষ", "👍🏽"].map(countGraphemes)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(countGraphemes("")).toBe(0)
})

it.each(["a", family, "é", "🇩🇪"])("takes five hundred times %s, and not once more", (one) => {
  expect(checkThoughtText(one.repeat(longestThought)).ok).toBe(one.length * longestThought <= 8000)
  expect(checkThoughtText(one.repeat(longestThought + 1))).toEqual({ ok: false, reason: "too-long" })
})

it.each([
  "",
  "   ",
  "\n\n",
  "\u200b\u200d",
  "\u3164",
  "\u2800\u2800",
  "\u2067\u2069",
  "\u1160\ufe0f",
  "\u{e0067}\u{e007f}",
])("finds nothing in %j", (text) => {
  expect(checkThoughtText(text)).toEqual({ ok: false, reason: "empty" })
})

it.each(["a\u0000b", "a\u0007", "\u001b[2K", "a\u009bb", "exe\u202egpj", "\u202dabc", "\ud800"])(
  "refuses %j, which holds what nobody writes",
  (text) => {
    expect(checkThoughtText(`so ${text} so`)).toEqual({ ok: false, reason: "bad-characters" })
  },
)

it.each([
  "مرحبا بالعالم",
  "שלום עולם",
  "می‌خواهم",
  "नमस्ते",
  "ไม่ได้",
  "a\u200eb",
  "Việt",
  family,
  "<b>&amp;javascript:alert(1)",
])("keeps %s as it is", (text) => {
  expect(checkThoughtText(text)).toEqual({ ok: true, text: text.normalize("NFC") })
})

it("refuses marks that climb over the lines above, also with joiners between them", () => {
  expect(checkThoughtText(`Z${"\u0300\u0301\u0302".repeat(20)}`)).toEqual({ ok: false, reason: "stacked-marks" })
  expect(checkThoughtText(`Z${"\u0334\u200d".repeat(20)}`)).toEqual({ ok: false, reason: "stacked-marks" })
  expect(checkThoughtText(Array(60).fill("👨").join("\u200d"))).toEqual({ ok: false, reason: "stacked-marks" })
})

it("closes what turns the words around it, and ends nothing that did not begin", () => {
  expect(checkThoughtText("a \u2067b\nc")).toEqual({ ok: true, text: "a \u2067b\u2069\nc" })
  expect(checkThoughtText("a\u2069\u202c b")).toEqual({ ok: true, text: "a b" })
  expect(checkThoughtText("\u202babc\u202c d")).toEqual({ ok: true, text: "\u2067abc\u2069 d" })
})

it("leaves two line breaks where there are more, and no more than twenty-five lines", () => {
  expect(checkThoughtText("a \r\n\r\n\r\n\r\nb\tc ")).toEqual({ ok: true, text: "a\n\nb c" })
  expect(checkThoughtText("a\u2028b\u2029c")).toEqual({ ok: true, text: "a\nb\nc" })
  expect(checkThoughtText(Array(26).fill("a").join("\n"))).toEqual({ ok: false, reason: "too-long" })
})

it("refuses ten kilobytes and ten megabytes for their length, whatever they are made of", () => {
  for (const size of [10_000, 10_000_000])
    for (const unit of ["a", "\u0301", "\u202e", "\ud800", "\u0000"])
      expect(checkThoughtText(unit.repeat(size))).toEqual({ ok: false, reason: "too-long" })
})

it("never keeps what is empty, too long, unsafe or open at its end, and keeps what it kept as it is", () => {
  const odd = fc.constantFrom("\u2066", "\u2067", "\u2068", "\u2069", "\u202b", "\u202c", "\u200d", "\u0301", "\n", " ")
  const text = fc.array(fc.oneof(fc.string({ unit: "binary" }), odd), { maxLength: 40 }).map((parts) => parts.join(""))
  fc.assert(
    fc.property(text, (given) => {
      const checked = checkThoughtText(given)
      if (!checked.ok) return
      const { text } = checked
      expect(countGraphemes(text)).toBeGreaterThan(0)
      expect(countGraphemes(text)).toBeLessThanOrEqual(longestThought)
      expect(/[\p{Cc}\u202a-\u202e]/u.test(text.replaceAll("\n", ""))).toBe(false)
      for (const line of text.split("\n"))
        expect(line.replace(/[^\u2066-\u2068]/gu, "").length).toBe(line.replace(/[^\u2069]/gu, "").length)
      expect(checkThoughtText(text)).toEqual(checked)
    }),
  )
})
