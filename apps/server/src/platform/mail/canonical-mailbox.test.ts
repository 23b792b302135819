import { describe, expect, it } from "vitest"
import { canonicalMailbox } from "./canonical-mailbox.ts"

describe("the mailbox behind an address", () => {
  it.each([
    ["Ada@Example.com", "ada@example.com"],
    ["ada+news+x@example.com", "ada@example.com"],
    ["a.da@example.com", "a.da@example.com"],
    ["a.d.a+news@GMail.com", "ada@gmail.com"],
    ["a.da@googlemail.com", "ada@gmail.com"],
    ["+@example.com", "+@example.com"],
  ])("%s is %s", (email, mailbox) => expect(canonicalMailbox(email)).toBe(mailbox))
})
