import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { z } from "zod"
import { postalAddress } from "./address.ts"
import { sendAnswers } from "./forms.ts"
import { disguises, lineOfText, linesOfText } from "./free-text.ts"
import { refundRedemption, shipRedemption } from "./orders.ts"
import { appealReferral, decideReview } from "./referrals.ts"
import { redeemItem } from "./rewards.ts"
import { createUser, deleteAccount, updateProfile } from "./users.ts"

const refused = ["\u0000", "\u0007", "\u001b[2K\u001b[1A", "\u007f", "\u0085", "\u009b1A", "\ud800"]
const lineBreaks = ["\n", "\r\n", "\t", "\u2028", "\u2029"]

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

  it("refuses a pile of marks on a letter", () => {
    expect(isTaken(`Z${"\u0300\u0301".repeat(20)}`)).toBe(false)
  })

  it.each(lineBreaks)("takes the line break %j only where there are lines", (text) => {
    expect(isTaken(text)).toBe(textFields.some(([field]) => field === name))
  })
})

it("lets a line break at the end and marks without a look go", () => {
  expect(lineOfText().parse("Weg 1\r\n")).toBe("Weg 1")
  expect(lineOfText().parse("\u200eWeg\ufeff 1\u200f")).toBe("Weg 1")
  expect(linesOfText().parse("\u2067one\u2069\u2028two")).toBe("one\ntwo")
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
])("the name %j is kept as %j", (typed, saved) => {
  expect(updateProfile.input.parse({ name: typed }).name).toBe(saved)
})

it.each(["\u3164\u2800", "\u115f\u1160", "\ufe0f", "\u{e0067}\u{e007f}", "\u0301", "\u200d"])(
  "nothing but %j is as good as nothing",
  (text) => {
    expect(updateProfile.input.parse({ name: text }).name).toBe("")
    expect(lineOfText().parse(text)).toBe("")
    expect(linesOfText().min(1).safeParse(text).success).toBe(false)
  },
)

it.each(["\u202a+49 170 1234567\u202c", "\u202d+49 170 1234567\u202c", "\ufeff\u2068+49 170\u200d 1234567\u2069"])(
  "the phone number %j comes without what the phone's contacts put around it",
  (phone) => {
    expect(updateProfile.input.parse({ phone }).phone).toBe("+49 170 1234567")
    expect(createUser.input.parse({ phone })).toMatchObject({ phone: "+49 170 1234567" })
  },
)

it("an address of mail and a code come without the marks they were copied with", () => {
  expect(createUser.input.parse({ email: " \u202aada@example.org\u202c\u200b" })).toMatchObject({
    email: "ada@example.org",
  })
  expect(createUser.input.safeParse({ email: "ada @example.org" }).success).toBe(false)
  expect(deleteAccount.input.parse({ code: "\u200e123\u00a0456\u00ad" }).code).toBe("123456")
})

it("never keeps what could move a reader's eye, or a terminal", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const { data } = lineOfText().safeParse(text)
      const { data: profile } = updateProfile.input.safeParse({ name: text })
      expect(updateProfile.input.safeParse({ name: profile?.name ?? "" }).data?.name).toBe(profile?.name ?? "")
      for (const saved of [data ?? "", profile?.name ?? ""]) expect(saved.replace(disguises, "")).toBe(saved)
    }),
  )
})
