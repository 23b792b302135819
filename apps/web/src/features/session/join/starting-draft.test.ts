import { expect, it } from "vitest"
import type { Draft } from "../machine/draft.ts"
import { startingDraft } from "./starting-draft.ts"

const sent: Draft = {
  mode: "join",
  step: "code",
  email: "ada@example.com",
  phone: "+4930123456",
  emailSubscription: true,
  smsSubscription: false,
  isOpen: false,
  digits: 8,
  resendAt: 20_000,
}

it("begins empty", () => {
  expect(startingDraft({ mode: "login" }, null, 0)).toMatchObject({ mode: "login", step: "details", email: "" })
})

it("begins with the address that is given, whatever was filled in before", () => {
  expect(startingDraft({ mode: "login", email: "bob@example.com" }, sent, 0)).toMatchObject({
    step: "details",
    email: "bob@example.com",
  })
})

it("goes on with a code as long as it is good, and with the address after that", () => {
  expect(startingDraft({ mode: "login" }, sent, 619_999)).toEqual({ ...sent, isOpen: true })
  expect(startingDraft({ mode: "login" }, sent, 620_000)).toEqual({
    ...sent,
    isOpen: true,
    mode: "login",
    step: "details",
  })
})

it("asks whoever signs in once more for their own address alone", () => {
  const reauth = { mode: "login", reauth: { email: "ada@example.com" } } as const
  expect(startingDraft(reauth, null, 0)).toMatchObject({ mode: "login", step: "details", email: "ada@example.com" })
  expect(startingDraft(reauth, sent, 0)).toMatchObject({ mode: "login", step: "code" })
  expect(startingDraft(reauth, { ...sent, email: "eve@example.com" }, 0)).toMatchObject({
    step: "details",
    email: "ada@example.com",
  })
})
