import { t } from "@confetti/domain/messages/t"

export type PhoneSize = { name: string; width: number; height: number }

/** In CSS pixels: a small phone, a usual one, and a tablet. */
export const phoneSizes = [
  { name: t`Small`, width: 360, height: 640 },
  { name: t`Phone`, width: 390, height: 844 },
  { name: t`Tablet`, width: 820, height: 1180 },
] as const satisfies readonly PhoneSize[]
