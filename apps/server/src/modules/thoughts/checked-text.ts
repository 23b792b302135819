import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { checkThoughtText, type TextProblem } from "@confetti/domain/thoughts/thought-text"

const codes: Record<TextProblem, ErrorCode> = {
  empty: "thought/empty",
  "too-long": "thought/too-long",
  "bad-characters": "thought/bad-characters",
  "stacked-marks": "thought/stacked-marks",
}

export function checkedText(given: string): string {
  const checked = checkThoughtText(given)
  if (!checked.ok) throw new AppError(codes[checked.reason])
  return checked.text
}
