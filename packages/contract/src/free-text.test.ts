import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { z } from "zod"
import { postalAddress } from "./address.ts"
import { sendAnswers } from "./forms.ts"
import { disguises, lineOfText, linesOfText } from "./free-text.ts"
import { appealReferral, decideReview } from "./referrals.ts"
import { refundRedemption, shipRedemption } from "./orders.ts"
import { redeemItem } from "./rewards.ts"
import { createUser, updateProfile } from "./users.ts"

const refused = [
  "\u0000",
  "\u0007",
  "\u001b[2K\u001b[1A",
  "\u007f",
  "\u0085",
  "\u009b1A",
  "\u2028",
  "\u202e",
  "\u2066",
  "\ud800",
]
const lineBreaks = ["\n", "\r\n", "\t"]

const id = "11111111-1111-4111-8111-111111111111"
const address = { name: "Ada", country: "AE", street: "Weg 1", postalCode: "", city: "Dubai", more: "", region: "" }
const redeem = (field: string) => (text: string) => ({
  itemId: "stickers",
  cost: 100,
  address: { ...address, [field]: `W1 ${text}1` },
})

type Field = [name: string, schema: z.ZodType, make: (text: string) => object]

const lineFields: Field[] = [
  ...Object.keys(address)
    .filter((field) => field !== "country")
    .map((field): Field => [`address.${field}`, redeemItem.input, redeem(field)]),
  ["phone of a new record", createUser.input, (text) => ({ phone: `+49${text}30` })],
  ["phone", updateProfile.input, (text) => ({ phone: `+49${text}30` })],
  ["carrier", shipRedemption.input, (text) => ({ redemptionId: id, carrier: `D${text}HL` })],
  ["tracking", shipRedemption.input, (text) => ({ redemptionId: id, carrier: "DHL", tracking: `J${text}D` })],
]

const textFields: Field[] = [
  [
    "feedback",
    sendAnswers.input,
    (text) => ({ form: "feedback", answers: { topic: "idea", text: `More${text}tiles` } }),
  ],
  ["survey", sendAnswers.input, (text) => ({ form: "survey", answers: { change: `More${text}tiles` } })],
  ["appeal", appealReferral.input, (text) => ({ referralId: id, text: `It was${text}me` })],
  ["decision", decideReview.input, (text) => ({ referralId: id, decision: "pay", reason: `It was${text}them` })],
  ["refund", refundRedemption.input, (text) => ({ redemptionId: id, note: `Out${text}of stock` })],
]

describe.each([...lineFields, ...textFields])("%s", (name, schema, make) => {
  const isTaken = (text: string) => schema.safeParse(make(text)).success

  it("takes words, accents, joiners and any script", () => {
    expect(schema.safeParse(make("é👩‍🚀ש")).error?.issues ?? []).toEqual([])
  })

  it.each(refused)("refuses %j", (text) => {
    expect(isTaken(text)).toBe(false)
  })

  it.each(lineBreaks)("takes the line break %j only where there are lines", (text) => {
    expect(isTaken(text)).toBe(textFields.some(([field]) => field === name))
  })
})

it("lets a line break at the end and marks without a look go", () => {
  expect(lineOfText().parse("Weg 1\r\n")).toBe("Weg 1")
  expect(lineOfText().parse("\u200eWeg\ufeff 1\u200f")).toBe("Weg 1")
  expect(postalAddress.parse({ ...address, street: "Weg 1\n" }).street).toBe("Weg 1")
  expect(linesOfText().parse("one\n\ntwo\n")).toBe("one\n\ntwo")
})

it.each([
  ["Ada", "Ada"],
  ["  Ada   Lovelace ", "Ada Lovelace"],
  ["Ada\u202egnp.exe", "Adagnp.exe"],
  ["\u2066Ada\u2069\u0000\u0007", "Ada"],
  ["Ada\nLovelace", "Ada Lovelace"],
  ["👩‍🚀 Ada", "👩‍🚀 Ada"],
  ["محمد", "محمد"],
  ["\u200b\ufeff", ""],
])("the name %j is kept as %j", (typed, kept) => {
  expect(updateProfile.input.parse({ name: typed }).name).toBe(kept)
})

it("never keeps what could move a reader's eye, or a terminal", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const { data } = lineOfText().safeParse(text)
      const { data: profile } = updateProfile.input.safeParse({ name: text })
      for (const kept of [data ?? "", profile?.name ?? ""]) expect(kept.replace(disguises, "")).toBe(kept)
    }),
  )
})
