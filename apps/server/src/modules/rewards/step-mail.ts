import { mailPage } from "../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"
import type { RedemptionRow } from "./redemption-store.ts"

type Told = {
  email: string
  brand: string
  state: RedemptionRow["state"]
  row: RedemptionRow
  /** Where the app is; null where that was not said. */
  origin: string | null
}

/** What a person reads when their order has come to a state. No address stands in it: mail is kept for long, by many. */
export function stepMail({ email, brand, state, row, origin }: Told): MailMessage {
  const what = row.variant_name === "" ? row.title : `${row.title}, ${row.variant_name}`
  const { subject, lines } = wordsOf(state, what, row)
  const where = origin === null ? [] : [`All your orders: ${origin}/me/orders`]
  const all = [...lines, ...where]
  return {
    to: email,
    subject,
    text: `${all.join("\n\n")}\n`,
    html: mailPage({ brand, title: subject, lines: all }),
  }
}

type Words = { subject: string; lines: string[] }

function wordsOf(state: RedemptionRow["state"], what: string, row: RedemptionRow): Words {
  const points = `${row.cost.toLocaleString("en")} points`
  switch (state) {
    case "held":
      return {
        subject: `We have your order: ${what}`,
        lines: [
          `${points} are set aside for it.`,
          "A person looks at this one first, usually within a day. You can still cancel.",
        ],
      }
    case "confirmed":
      if (row.parcel > 1)
        return {
          subject: `We send it again: ${what}`,
          lines: [
            `The first parcel did not stay with you, so we pack another. It costs you nothing more. ${row.note}`.trim(),
          ],
        }
      return {
        subject: `Your order is confirmed: ${what}`,
        lines: [`${points} are set aside for it. You can still cancel, until it is packed.`],
      }
    case "unlocked":
      return { subject: `Yours: ${what}`, lines: [`${points} are spent. Enjoy it.`] }
    case "packed":
      return { subject: `Packed: ${what}`, lines: ["It is in its parcel and leaves us next."] }
    case "shipped":
      return {
        subject: `On its way: ${what}`,
        lines: [carriedBy(row), row.parcel > 1 ? "Enjoy it." : `${points} are spent. Enjoy it.`],
      }
    case "delivered":
      return { subject: `Arrived: ${what}`, lines: ["Enjoy it."] }
    case "refunded":
      return { subject: `Your points are back: ${what}`, lines: [whyBack(row), `${points} are yours again.`] }
  }
}

function carriedBy({ carrier, tracking, tracking_address }: RedemptionRow): string {
  const code = tracking ? `, number ${tracking}` : ""
  return `It travels with ${carrier ?? "the post"}${code}.${tracking_address ? ` Follow it at ${tracking_address}` : ""}`
}

function whyBack({ refunded_by, note }: RedemptionRow): string {
  if (refunded_by === "person") return "You cancelled it before it was packed."
  return note === "" ? "The shop took it back." : `The shop took it back: ${note}`
}
