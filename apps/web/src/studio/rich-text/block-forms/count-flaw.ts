import { t } from "@confetti/domain/messages/t"

export function countFlaw(count: number, { least, most }: { least: number; most: number }): string | null {
  return count < least || count > most ? t`There have to be ${least} to ${most} rows; there are ${count}.` : null
}
