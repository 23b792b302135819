import { AppError } from "@confetti/contract/app-error"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { field, openApp, pass, press, type } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"

const rightCode = "12345678"
const sheet = () => screen.findByRole("dialog", { name: /^(Join|Sign in|Check your email)/ })
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
const error = async () => within(await sheet()).findByRole("alert")
const says = (words: string) => waitFor(async () => expect((await error()).textContent).toContain(words))
const mails = (server: FakeServer) => server.asked.filter(({ path }) => path.endsWith("send-verification-otp"))

/** A server that mails codes, and knows the right one. */
function mailingServer(isNew = true): FakeServer {
  const server = startFakeServer()
  server.answerPath("/auth/email-otp/send-verification-otp", () => ({ success: true, digits: rightCode.length }))
  server.answerPath("/auth/sign-in/email-otp", (body) => {
    if ((body as { otp: string }).otp !== rightCode) throw new AppError("session/wrong-code", { triesLeft: 2 })
    server.state.person = { ...ada, name: "" }
    return { user: { id: ada.id } }
  })
  // A new person has no record until their first sign-in.
  server.answerPath("/documents/users/ID", () => {
    const hasRecord = !isNew || server.calls("users-create_user").length > 0
    return { document: hasRecord ? server.state.person : null }
  })
  return server
}

async function askForCode(address = "ada@confetti.test"): Promise<void> {
  type(await field("Email"), address)
  await press("Email me a code")
  await screen.findByRole("dialog", { name: "Check your email" })
}

/** Asked in this way, since a mismatch would be told with the whole document. */
const hasFocus = (input: HTMLElement) => waitFor(() => expect(document.activeElement === input).toBe(true))
const codeField = () => field("Code from the email")

describe("the way in", () => {
  it("leads by the code from the mail to being welcomed", async () => {
    const server = mailingServer()
    await openApp("/me")
    await press("Join")
    await askForCode()
    await hasFocus(await codeField())
    type(await codeField(), rightCode)
    expect(await screen.findByText("Welcome. You’re in")).toBeTruthy()
    await isClosed()
    expect(await screen.findByRole("button", { name: /^Invite a friend/ })).toBeTruthy()
    expect(server.calls("users-create_user")).toHaveLength(1)
  })

  it("offers Apple where the operator has set it up", async () => {
    const server = startFakeServer()
    server.answerPath("/auth/methods", () => ({ apple: true }))
    await openApp("/me")
    await press("Join")
    await sheet()
    expect(await screen.findByRole("button", { name: "Continue with Apple" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull()
  })

  it("lets whoever has an account already simply in", async () => {
    const server = mailingServer(false)
    await openApp("/me")
    await press("Join")
    await askForCode()
    type(await codeField(), rightCode)
    expect(await screen.findByText("Welcome back")).toBeTruthy()
    expect(server.calls("users-create_user")).toEqual([])
  })

  it("says what can't be an address or a number before anything is sent", async () => {
    const server = mailingServer()
    await openApp("/me")
    await press("Join")
    fireEvent.click(await screen.findByRole("checkbox", { name: "News by text message" }))
    await press("Email me a code")
    expect(await screen.findByText("Enter your email.")).toBeTruthy()
    expect(screen.getByText(/^Add a phone number/)).toBeTruthy()
    await hasFocus(await field("Email"))
    type(await field("Email"), "ada@")
    await press("Email me a code")
    expect(await screen.findByText("This address looks incomplete.")).toBeTruthy()
    expect(mails(server)).toEqual([])
  })

  it("says that a code is wrong, clears it, and takes the right one", async () => {
    mailingServer()
    await openApp("/me")
    await press("Sign in")
    await askForCode()
    type(await codeField(), "8765 4321")
    await says("That code is wrong. 2 attempts left.")
    expect((await codeField()).value).toBe("")
    await hasFocus(await codeField())
    type(await codeField(), rightCode)
    await isClosed()
  })

  it("sends another code after twenty seconds, and says how long that is", async () => {
    const server = mailingServer()
    await openApp("/me")
    await press("Sign in")
    await askForCode()
    const again = await screen.findByRole<HTMLButtonElement>("button", { name: /^Send again in (20|19) s/ })
    expect(again.disabled).toBe(true)
    await pass(20_000)
    await waitFor(() => expect(again.disabled).toBe(false))
    expect(again.textContent).toBe("Send again")
    fireEvent.click(again)
    expect(await screen.findByText(/Use the latest email/)).toBeTruthy()
    expect(mails(server)).toHaveLength(2)
    expect(again.disabled).toBe(true)
  })

  it("is there again after a reload, with the address and the choices", async () => {
    const server = mailingServer()
    await openApp("/me")
    await press("Join")
    fireEvent.click(await screen.findByRole("checkbox", { name: "News by email" }))
    await askForCode()
    await openApp("/me")
    expect((await sheet()).textContent).toContain("ada@confetti.test")
    type(await codeField(), rightCode)
    await isClosed()
    await waitFor(() =>
      expect(server.calls("users-create_user")).toMatchObject([{ emailSubscription: true, smsSubscription: false }]),
    )
  })

  it("says that there is no connection, and keeps what was typed", async () => {
    const server = mailingServer()
    await openApp("/me")
    await press("Sign in")
    await server.setOnline(false)
    type(await field("Email"), "ada@confetti.test")
    await press("Email me a code")
    await says("You are offline")
    expect((await field("Email")).value).toBe("ada@confetti.test")
    await server.setOnline(true)
    await press("Email me a code")
    expect(await codeField()).toBeTruthy()
  })

  it("asks whoever has to wait to wait as long as the server says", async () => {
    const server = mailingServer()
    server.refuse("/auth/email-otp/send-verification-otp", "request/rate-limited", { retryAfter: 12 })
    await openApp("/me")
    await press("Sign in")
    type(await field("Email"), "ada@confetti.test")
    await press("Email me a code")
    await says("We just sent a code. You can request another in 12 s.")
    const again = await screen.findByRole<HTMLButtonElement>("button", { name: /^Try again in 1[12] s/ })
    expect(again.disabled).toBe(true)
    await pass(12_000)
    await waitFor(() => expect(again.disabled).toBe(false))
  })

  it("keeps an invitation's code out of the address, names who sent it, and hands it in with joining", async () => {
    for (const name of ["invite", "referredBy"]) {
      const server = mailingServer()
      server.answer("referrals-read_invitation", () => ({ inviter: { name: "Ada", picture: null } }))
      await openApp(`/me?${name}=3ACD469`)
      expect(location.search).toBe("")
      await press("Join")
      expect(await screen.findByText("Ada invited you")).toBeTruthy()
      await askForCode()
      type(await codeField(), rightCode)
      await isClosed()
      await waitFor(() => expect(server.calls("users-create_user")).toMatchObject([{ referredBy: "3ACD469" }]))
      expect(localStorage.getItem("cf_referred_by_code")).toBeNull()
      localStorage.clear()
    }
  })

  it("goes on without a word where an invitation's code is nobody's", async () => {
    const server = mailingServer()
    server.answer("referrals-read_invitation", () => ({ inviter: null }))
    await openApp("/me?invite=3ACD469")
    await press("Join")
    expect(await screen.findByText(/^Your likes and your place/)).toBeTruthy()
    await askForCode()
    type(await codeField(), rightCode)
    expect(await screen.findByText("Welcome. You’re in")).toBeTruthy()
    expect(localStorage.getItem("cf_referred_by_code")).toBeNull()
  })

  it("drops what can't be a code without a word", async () => {
    const server = mailingServer()
    await openApp("/me?invite=%3Cscript%3E")
    expect(location.search).toBe("")
    expect(localStorage.getItem("cf_referred_by_code")).toBeNull()
    await press("Join")
    expect(await screen.findByText(/^Your likes and your place/)).toBeTruthy()
    expect(server.calls("referrals-read_invitation")).toEqual([])
  })
})
