import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { isPerk, type ItemKind } from "@confetti/domain/rewards/item-kind"
import { ApiError } from "../../../platform/api.ts"

export function confirmWords(kind: ItemKind, cost: number, balance: number, language: string): string {
  const left = plural(balance - cost, { one: `You will have # left.`, other: `You will have # left.` }, language)
  if (isPerk(kind)) {
    const spent = plural(cost, { one: `You spend # point.`, other: `You spend # points.` }, language)
    return `${spent} ${left} ${t`It is yours for good right away, so it can’t be returned.`}`
  }
  const held = plural(cost, { one: `# point is reserved.`, other: `# points are reserved.` }, language)
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
          ? t`The price has just changed. No points were taken. Check again in a moment.`
          : t`It now costs ${costNow} points, not ${cost}. No points were taken. Continue only if you want it at this price.`,
      )
    case "reward/insufficient-points":
      return confirm(
        t`You have ${balance} points, and it costs ${costNow}. No points were taken. Read a few more tiles to get it.`,
      )
    case "reward/already-owned":
      return choose(t`You already have this. No points were taken.`)
    case "reward/out-of-stock":
      return choose(
        shown.hasVariants
          ? t`This one just sold out. No points were taken. Another size or colour may be available.`
          : t`It just sold out. No points were taken. New stock will appear here.`,
      )
    case "reward/switched-off":
      return choose(t`It is not available right now. No points were taken. It may come back.`)
    case "reward/unknown-variant":
      return choose(t`This option is no longer available. No points were taken. Choose another.`)
    case "reward/not-found":
      return choose(t`It is no longer in the shop. No points were taken.`)
    case "reward/not-shipped-there":
      return {
        text:
          shown.country === null
            ? t`We don’t ship to this country yet. No points were taken, and what you typed is saved.`
            : t`We don’t ship to ${shown.country} yet. No points were taken, and what you typed is saved.`,
        step: "address",
      }
    case "request/invalid":
      return {
        text: t`Something in the address is not valid. No points were taken, and what you typed is saved.`,
        step: "address",
      }
    case "offline":
      return confirm(t`You are offline. What you typed is saved. Try again: however often it is sent, it counts once.`)
    case "session/required":
    case "session/expired":
      return confirm(
        t`You have been signed out. No points were taken, and what you typed is saved. Sign in, then try again.`,
      )
    case "reward/too-many-today":
      return confirm(
        t`You have reached today’s limit. No points were taken, and what you typed is saved. Please come back tomorrow.`,
      )
    case "request/rate-limited":
      return confirm(t`Too many attempts. No points were taken. Wait a moment, then try again.`)
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
