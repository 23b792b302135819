import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { isPerk, type ItemKind } from "@confetti/domain/rewards/item-kind"
import { ApiError } from "../../../platform/api.ts"

export function confirmWords(kind: ItemKind, cost: number, balance: number, language: string): string {
  const left = plural(balance - cost, { one: "# remains.", other: "# remain." }, language)
  if (isPerk(kind)) {
    const spent = plural(cost, { one: "# point is spent.", other: "# points are spent." }, language)
    return `${spent} ${left} ${t`It is yours at once and for good, so it can’t be given back.`}`
  }
  const held = plural(cost, { one: "# point is set aside.", other: "# points are set aside." }, language)
  return `${held} ${left} ${t`You can cancel until it is packed.`}`
}

export type Refusal = {
  text: string
  step: "address" | "confirm" | "choose"
}

type Shown = {
  cost: number
  costNow: number
  balance: number
  country: string | null
  hasVariants: boolean
  language: string
}

export function refusalOf(error: unknown, shown: Shown): Refusal {
  const code = error instanceof ApiError ? error.code : null
  const cost = shown.cost.toLocaleString(shown.language)
  const costNow = shown.costNow.toLocaleString(shown.language)
  const balance = shown.balance.toLocaleString(shown.language)
  switch (code) {
    case "reward/price-changed":
      return confirm(
        shown.costNow === shown.cost
          ? t`Its price has just changed. Nothing was taken. Look again in a moment.`
          : t`It costs ${costNow} points now, no longer ${cost}. Nothing was taken: go on only if it is worth that to you.`,
      )
    case "reward/insufficient-points":
      return confirm(
        t`You have ${balance} points, and it takes ${costNow}. Nothing was taken. A few tiles more, and it is yours.`,
      )
    case "reward/already-owned":
      return choose(t`This is yours already. Nothing was taken.`)
    case "reward/out-of-stock":
      return choose(
        shown.hasVariants
          ? t`The last one of these just went. Your points are untouched. Another one may still be there.`
          : t`The last one just went. Your points are untouched. New ones show up here.`,
      )
    case "reward/switched-off":
      return choose(t`The shop has just taken it off its shelves. Your points are untouched. It may be back.`)
    case "reward/unknown-variant":
      return choose(t`It no longer comes like this. Your points are untouched. Choose once more.`)
    case "reward/not-found":
      return choose(t`It is not in the shop any more. Your points are untouched.`)
    case "reward/not-shipped-there":
      return {
        text:
          shown.country === null
            ? t`Parcels don’t go to this country yet. Nothing was taken, and what you typed is kept.`
            : t`Parcels don’t go to ${shown.country} yet. Nothing was taken, and what you typed is kept.`,
        step: "address",
      }
    case "request/invalid":
      return {
        text: t`Something in the address can’t be right. Nothing was taken, and what you typed is kept.`,
        step: "address",
      }
    case "offline":
      return confirm(
        t`There is no connection. What you typed is kept. Try again: however often it is sent, it counts once.`,
      )
    case "session/required":
    case "session/expired":
      return confirm(
        t`You are no longer logged in. Nothing was taken, and what you typed is kept. Log in, then try again.`,
      )
    case "reward/too-many-today":
      return confirm(
        t`That is a lot for one day. Nothing was taken, and what you typed is kept. Please come back tomorrow.`,
      )
    case "request/rate-limited":
      return confirm(t`That was a lot at once. Nothing was taken. Wait a moment, then try again.`)
    default:
      return confirm(t`Something went wrong on our side. Try again: however often it is sent, it counts once.`)
  }
}

function confirm(text: string): Refusal {
  return { text, step: "confirm" }
}

function choose(text: string): Refusal {
  return { text, step: "choose" }
}
