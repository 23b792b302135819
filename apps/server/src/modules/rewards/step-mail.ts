import type { Brand } from "@confetti/contract/brand"
import type { Words } from "@confetti/domain/messages/words"
import { mailPage } from "../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import type { RedemptionRow } from "./redemption-store.ts"

type StepMail = {
  email: string
  brand: Brand
  state: RedemptionRow["state"]
  row: RedemptionRow
  origin: string | null
}

/** The mail about an order's new state. Without the address: mail is stored for long, in many places. */
export function stepMail({ email, brand, state, row, origin }: StepMail): MailMessage {
  const what = row.variant_name === "" ? row.title : `${row.title}, ${row.variant_name}`
  const words = wordsIn(brand.language)
  const { subject, lines } = step(words, state, what, row)
  const where = origin === null ? [] : [words.t`All your orders: ${`${origin}/me/orders`}`]
  const all = [...lines, ...where]
  return {
    to: email,
    subject,
    text: `${all.join("\n\n")}\n`,
    html: mailPage({ language: words.language, brand: brand.name, title: subject, lines: all, origin }),
  }
}

type Step = { subject: string; lines: string[] }

function step(words: Words, state: RedemptionRow["state"], what: string, row: RedemptionRow): Step {
  const { t, plural } = words
  const { cost } = row
  const spent = plural(cost, { one: `You spent # point. Enjoy it.`, other: `You spent # points. Enjoy it.` })
  switch (state) {
    case "held":
      return {
        subject: t`We have your order: ${what}`,
        lines: [
          plural(cost, { one: `# point is reserved for it.`, other: `# points are reserved for it.` }),
          t`We check this order before we pack it, usually within a day. You can still cancel it.`,
        ],
      }
    case "confirmed":
      if (row.parcel > 1)
        return {
          subject: t`We’re sending a replacement: ${what}`,
          lines: [
            t`The first parcel did not reach you, so we’re packing another. It costs you nothing more. ${row.note}`.trim(),
          ],
        }
      return {
        subject: t`Your order is confirmed: ${what}`,
        lines: [
          plural(cost, {
            one: `# point is reserved for it. You can cancel until it is packed.`,
            other: `# points are reserved for it. You can cancel until it is packed.`,
          }),
        ],
      }
    case "unlocked":
      return { subject: t`Yours: ${what}`, lines: [spent] }
    case "packed":
      return { subject: t`Packed: ${what}`, lines: [t`It is packed and ready to ship.`] }
    case "shipped":
      return {
        subject: t`On its way: ${what}`,
        lines: [carriedBy(words, row), row.parcel > 1 ? t`Enjoy it.` : spent],
      }
    case "delivered":
      return { subject: t`Delivered: ${what}`, lines: [t`Enjoy it.`] }
    case "refunded":
      return {
        subject: t`Refunded: ${what}`,
        lines: [whyBack(words, row), plural(cost, { one: `You have # point back.`, other: `You have # points back.` })],
      }
  }
}

function carriedBy({ t }: Words, { carrier, tracking, tracking_address }: RedemptionRow): string {
  const by = carrier ?? t`standard post`
  const how = tracking ? t`Sent with ${by}, tracking number ${tracking}.` : t`Sent with ${by}.`
  return tracking_address ? t`${how} Track it at ${tracking_address}` : how
}

function whyBack({ t }: Words, { refunded_by, note }: RedemptionRow): string {
  if (refunded_by === "person") return t`You cancelled it before it was packed.`
  return note === "" ? t`The shop cancelled it.` : t`The shop cancelled it: ${note}`
}
