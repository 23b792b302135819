import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"

/** Exactly what happens: what goes, what remains, and how long it can be taken back. */
export function confirmWords(kind: ItemKind, cost: number, balance: number, language: string): string {
  const number = new Intl.NumberFormat(language)
  const remains = balance - cost
  const points = cost === 1 ? "1 point is" : `${number.format(cost)} points are`
  const left = `${number.format(remains)} ${remains === 1 ? "remains" : "remain"}`
  return isPerk(kind)
    ? `${points} spent. ${left}. It is yours at once and for good, so it can’t be given back.`
    : `${points} set aside. ${left}. You can cancel until it is packed.`
}
