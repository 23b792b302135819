import fc from "fast-check"
import { expect, it } from "vitest"
import { canonicalMailbox } from "./canonical-mailbox.ts"

it.each([
  ["One.Box+shop@Gmail.com", "onebox@gmail.com"],
  ["onebox@googlemail.com", "onebox@gmail.com"],
  ["ada.lovelace+x+y@example.org", "ada.lovelace@example.org"],
  [" ADA@example.org ", "ada@example.org"],
  ["+only@example.org", "+only@example.org"],
  ["no address", "no address"],
])("%s delivers to %s", (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox)
})

it("is the same however often it is asked, and whatever stands behind the plus", () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9+]{0,12}$/), (email, tag) => {
      const mailbox = canonicalMailbox(email)
      expect(canonicalMailbox(mailbox)).toBe(mailbox)
      const [local, domain] = email.split("@")
      if (!local?.startsWith("+")) expect(canonicalMailbox(`${local}+${tag}@${domain}`)).toBe(mailbox)
    }),
  )
})
