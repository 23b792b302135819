import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inviteAlphabet, inviteCodeLength, makeInviteCode, readInviteCode } from "./invite-code.ts"

const code = fc
  .array(fc.constantFrom(...inviteAlphabet), { minLength: inviteCodeLength, maxLength: inviteCodeLength })
  .map((letters) => letters.join(""))

describe("an invite code", () => {
  it("is read however it was typed", () => {
    fc.assert(
      fc.property(code, fc.nat(inviteCodeLength), (text, at) => {
        expect(readInviteCode(` ${text.slice(0, at).toLowerCase()}- ${text.slice(at)} `)).toBe(text)
      }),
    )
  })

  it("is nothing else", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readInviteCode(text)
        expect(read === null || readInviteCode(read) === read).toBe(true)
      }),
    )
    expect(["", "ABC", "0000000", "'; drop table", "A".repeat(200)].map(readInviteCode)).toEqual(Array(5).fill(null))
  })

  it("is made of random bytes, each letter as likely as the next", () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte++) {
      const letter = makeInviteCode(Array<number>(inviteCodeLength).fill(byte))?.[0]
      if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    expect([...counts.keys()].sort().join("")).toBe([...inviteAlphabet].sort().join(""))
    expect(new Set(counts.values()).size).toBe(1)
    expect(makeInviteCode([1, 2, 3])).toBeNull()
  })
})
