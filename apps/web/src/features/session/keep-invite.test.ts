import { inviteAlphabet, inviteCodeLength } from "@confetti/domain/account/invite-code"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { takeInvite } from "./keep-invite.ts"

const code = fc
  .array(fc.constantFrom(...inviteAlphabet), { minLength: inviteCodeLength, maxLength: inviteCodeLength })
  .map((letters) => letters.join(""))

describe("an address with an invitation", () => {
  it("loses it and nothing else", () => {
    fc.assert(
      fc.property(code, fc.constantFrom("invite", "referredBy"), (text, name) => {
        expect(takeInvite(`?t=space&${name}=${text}&q=moon`)).toEqual({
          code: text,
          search: "?t=space&q=moon",
          isThere: true,
        })
      }),
    )
  })

  it("loses a malformed one too, which counts for nothing", () => {
    expect(takeInvite("?invite=%3Cscript%3E")).toEqual({ code: null, search: "", isThere: true })
    expect(takeInvite("?q=moon")).toEqual({ code: null, search: "?q=moon", isThere: false })
  })
})
