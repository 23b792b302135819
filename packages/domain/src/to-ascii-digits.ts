const digit = /\p{Nd}/u

/**
 * Replaces digits of all scripts by 0 to 9. In Unicode each script's ten digits are consecutive from its zero, and preceded by no digit or
 * by another script's nine.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (each) => {
    const point = each.codePointAt(0) ?? 0
    let first = point
    while (digit.test(String.fromCodePoint(first - 1))) first--
    return String((point - first) % 10)
  })
}
