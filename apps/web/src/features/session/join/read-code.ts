import { toAsciiDigits } from "@confetti/domain/to-ascii-digits"

const inFours = /(?<!\d)\d{4}(?:[\s-]?\d{4})+(?!\d)/g

/** The digits of a typed or pasted code: `1234 5678`, or the mail's sentence. */
export function readCode(text: string, digits: number): string {
  const plain = toAsciiDigits(text)
  const whole = plain.match(inFours)?.find((written) => onlyDigits(written).length === digits)
  return onlyDigits(whole ?? plain).slice(0, digits)
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, "")
}
