const digit = /\p{Nd}/u

/**
 * Writes every digit, of whatever script, as one of 0 to 9: Arabic-Indic, Persian, Devanagari, full-width and the rest. In Unicode each
 * script's ten stand together, from its zero on, and what stands right before them is no digit or the nine of another ten.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (each) => {
    const point = each.codePointAt(0) ?? 0
    let first = point
    while (digit.test(String.fromCodePoint(first - 1))) first--
    return String((point - first) % 10)
  })
}
