export type LuhnStep = { digit: number; isDoubled: boolean; counts: number }

export type LuhnCheck = {
  steps: LuhnStep[]
  sum: number
  isSound: boolean
  /** The last digit that makes the sum end in 0. */
  fitting: number
}

/** Luhn's check of a string of digits (US patent 2,950,048). Invalid without digits. */
export function checkLuhn(digits: string): LuhnCheck {
  const steps = Array.from(digits, Number).map((digit, at, all) => {
    const isDoubled = (all.length - at) % 2 === 0
    const counts = isDoubled ? addDigits(digit * 2) : digit
    return { digit, isDoubled, counts }
  })
  const sum = steps.reduce((total, { counts }) => total + counts, 0)
  const last = steps.at(-1)?.counts ?? 0
  return { steps, sum, isSound: steps.length > 0 && sum % 10 === 0, fitting: (10 - ((sum - last) % 10)) % 10 }
}

/** A valid number of `length` digits; `random` returns 0 to below 1. */
export function inventNumber(length: number, random: () => number): string {
  const body = Array.from({ length: length - 1 }, () => Math.floor(random() * 10)).join("")
  return body + checkLuhn(`${body}0`).fitting
}

function addDigits(value: number): number {
  return value > 9 ? value - 9 : value
}
