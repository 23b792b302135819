import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"

/** Exactly what happens: what goes, what remains, and how long it can be taken back. */
export function confirmWords(kind: ItemKind, cost: number, balance: number, language: string): string {
  const left = plural(balance - cost, { one: "# remains.", other: "# remain." }, language)
  if (isPerk(kind)) {
    const spent = plural(cost, { one: "# point is spent.", other: "# points are spent." }, language)
    return `${spent} ${left} ${t`It is yours at once and for good, so it can’t be given back.`}`
  }
  const held = plural(cost, { one: "# point is set aside.", other: "# points are set aside." }, language)
  return `${held} ${left} ${t`You can cancel until it is packed.`}`
}
