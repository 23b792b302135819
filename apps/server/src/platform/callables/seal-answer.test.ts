import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { openAnswer, sealAnswer } from "./seal-answer.ts"

const owner = { user_id: "ada", key: "k" }

describe("a kept answer", () => {
  it("opens with its secret for its owner and key, byte for byte", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const body = JSON.stringify({ result: value })
        const sealed = sealAnswer(body, owner, "secret")
        expect(openAnswer(sealed, owner, "secret")).toBe(body)
        expect(openAnswer(sealed, owner, "another")).toBeNull()
        expect(openAnswer(sealed, { ...owner, user_id: "eve" }, "secret")).toBeNull()
        expect(openAnswer(sealed, { ...owner, key: "l" }, "secret")).toBeNull()
      }),
    )
  })

  it("shows nothing of what it holds", () => {
    expect(sealAnswer('{"result":"Invalidenstraße 1"}', owner, "secret")).not.toContain("Invalidenstra")
  })

  it("shows the ids of what it tells of, and of refusals nothing", () => {
    const shown = (body: object) => JSON.parse(sealAnswer(JSON.stringify(body), owner, "secret")).result
    expect(shown({ result: { redemption: { id: "r", address: ["Weg 1"] }, points: 3, none: null } })).toEqual({
      redemption: { id: "r" },
    })
    expect(shown({ error: { message: "No", details: { id: "x" } } })).toEqual({})
  })

  it("from before answers were sealed is as it was", () => {
    expect(openAnswer('{"result":null}', owner, "secret")).toBe('{"result":null}')
  })
})
