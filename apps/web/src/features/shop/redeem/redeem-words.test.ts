import { describe, expect, it } from "vitest"
import { ApiError } from "../../../platform/api.ts"
import { confirmWords, refusalOf } from "./redeem-words.ts"

it("the confirmation says what is reserved, what is left, and how long it can be cancelled", () => {
  expect(confirmWords("goods", 600, 640, "en")).toBe(
    "600 points are reserved. You will have 40 left. You can cancel until it is packed.",
  )
  expect(confirmWords("goods", 1200, 1201, "en")).toContain("1,200 points are reserved. You will have 1 left.")
})

it("the confirmation says beforehand that what is not sent can't be returned", () => {
  expect(confirmWords("hue", 25, 26, "en")).toBe(
    "You spend 25 points. You will have 1 left. It is yours for good right away, so it can’t be returned.",
  )
})

const shown = { cost: 600, costNow: 600, balance: 640, country: "Norway", hasVariants: false, language: "en" }

const of = (code: ConstructorParameters<typeof ApiError>[0], given: Partial<typeof shown> = {}) =>
  refusalOf(new ApiError(code, "No."), { ...shown, ...given })

describe("a refusal", () => {
  it("names the new price, and asks again", () => {
    const refusal = of("reward/price-changed", { costNow: 650 })
    expect(refusal.text).toContain("costs 650 points, not 600. No points were taken")
    expect(refusal.step).toBe("confirm")
  })

  it("names what one has, and what it takes", () => {
    expect(of("reward/insufficient-points", { balance: 40 }).text).toContain("You have 40 points, and it costs 600")
  })

  it("leads back to the choice where this one can't be had", () => {
    expect(of("reward/already-owned")).toEqual({ step: "choose", text: "You already have this. No points were taken." })
    for (const code of ["reward/out-of-stock", "reward/switched-off", "reward/not-found"] as const) {
      expect(of(code)).toMatchObject({ step: "choose" })
      expect(of(code).text).toContain("No points were taken")
    }
    expect(of("reward/out-of-stock", { hasVariants: true }).text).toContain("Another size or colour")
  })

  it("leads back to the address, with what was typed, where no parcels go", () => {
    expect(of("reward/not-shipped-there")).toMatchObject({ step: "address" })
    expect(of("reward/not-shipped-there").text).toContain("We don’t ship to Norway yet")
  })

  it("says that it was a lot for one day", () => {
    expect(of("reward/too-many-today")).toMatchObject({ step: "confirm", text: expect.stringContaining("tomorrow") })
  })

  it("leaves everything as it is where it was not heard", () => {
    for (const code of ["offline", "server/unexpected", "session/expired"] as const)
      expect(of(code)).toMatchObject({ step: "confirm" })
    expect(refusalOf(new Error("?"), shown).text).toContain("counts once")
  })
})
