import { ApiError } from "../../../platform/api.ts"

export type Refusal = {
  /** What happened, what was kept, and what to do now. */
  text: string
  /** Where to do it. */
  step: "address" | "confirm" | "choose"
}

type Shown = { cost: number; costNow: number; balance: number; country: string; hasVariants: boolean; language: string }

/** Why something could not be had. Whatever it was, nothing was taken. */
export function refusalOf(error: unknown, shown: Shown): Refusal {
  const code = error instanceof ApiError ? error.code : null
  const number = new Intl.NumberFormat(shown.language)
  switch (code) {
    case "reward/price-changed":
      return confirm(
        shown.costNow === shown.cost
          ? "Its price has just changed. Nothing was taken. Look again in a moment."
          : `It costs ${number.format(shown.costNow)} points now, no longer ${number.format(shown.cost)}. Nothing was taken: go on only if it is worth that to you.`,
      )
    case "reward/insufficient-points":
      return confirm(
        `You have ${number.format(shown.balance)} points, and it takes ${number.format(shown.costNow)}. Nothing was taken. A few tiles more, and it is yours.`,
      )
    case "reward/already-owned":
      return choose("This is yours already. Nothing was taken.")
    case "reward/out-of-stock":
      return choose(
        shown.hasVariants
          ? "The last one of these just went. Your points are untouched. Another one may still be there."
          : "The last one just went. Your points are untouched. New ones show up here.",
      )
    case "reward/switched-off":
      return choose("The shop has just taken it off its shelves. Your points are untouched. It may be back.")
    case "reward/unknown-variant":
      return choose("It no longer comes like this. Your points are untouched. Choose once more.")
    case "reward/not-found":
      return choose("It is not in the shop any more. Your points are untouched.")
    case "reward/not-shipped-there":
      return {
        text: `Parcels don’t go to ${shown.country} yet. Nothing was taken, and what you typed is kept.`,
        step: "address",
      }
    case "request/invalid":
      return {
        text: "Something in the address can’t be right. Nothing was taken, and what you typed is kept.",
        step: "address",
      }
    case "offline":
      return confirm(
        "There is no connection. What you typed is kept. Try again: however often it is sent, it counts once.",
      )
    case "session/required":
    case "session/expired":
      return confirm(
        "You are no longer logged in. Nothing was taken, and what you typed is kept. Log in, then try again.",
      )
    case "reward/too-many-today":
      return confirm(
        "That is a lot for one day. Nothing was taken, and what you typed is kept. Please come back tomorrow.",
      )
    case "request/rate-limited":
      return confirm("That was a lot at once. Nothing was taken. Wait a moment, then try again.")
    default:
      return confirm("Something went wrong on our side. Try again: however often it is sent, it counts once.")
  }
}

function confirm(text: string): Refusal {
  return { text, step: "confirm" }
}

function choose(text: string): Refusal {
  return { text, step: "choose" }
}
