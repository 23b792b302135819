import { toAsciiDigits } from "@confetti/domain/to-ascii-digits"

export const codeLength = 6

const wholeCode = /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/

/** The digits of a code as far as they are there, from what was typed or pasted: `123 456`, or the sentence of the mail. */
export function readCode(text: string): string {
  const plain = toAsciiDigits(text)
  return (wholeCode.exec(plain)?.[0] ?? plain).replace(/\D/g, "").slice(0, codeLength)
}
