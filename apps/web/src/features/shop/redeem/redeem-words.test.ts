import { describe, expect, it } from "vitest"
import { ApiError } from "../../../platform/api.ts"
import { confirmWords, refusalOf } from "./redeem-words.ts"

it("the confirmation says what is set aside, what remains, and how long it can be taken back", () => {
  expect(confirmWords("goods", 600, 640, "en")).toBe(
    "600 points are set aside. 40 remain. You can cancel until it is packed.",
  )
  expect(confirmWords("goods", 1200, 1201, "en")).toContain("1,200 points are set aside. 1 remains.")
})

it("the confirmation says beforehand that what is not sent can't be given back", () => {
  expect(confirmWords("hue", 25, 26, "en")).toBe(
    "25 points are spent. 1 remains. It is yours at once and for good, so it can’t be given back.",
  )
})

const shown = { cost: 600, costNow: 600, balance: 640, country: "Norway", hasVariants: false, language: "en" }

const of = (code: ConstructorParameters<typeof ApiError>[0], given: Partial<typeof shown> = {}) =>
  refusalOf(new ApiError(code, "No."), { ...shown, ...given })

describe("a refusal", () => {
  it("names the new price, and asks again", () => {
    const refusal = of("reward/price-changed", { costNow: 650 })
    expect(refusal.text).toContain("650 points now, no longer 600. Nothing was taken")
    expect(refusal.step).toBe("confirm")
  })

  it("names what one has, and what it takes", () => {
    expect(of("reward/insufficient-points", { balance: 40 }).text).toContain("You have 40 points, and it takes 600")
  })

  it("leads back to the choice where this one can't be had", () => {
    expect(of("reward/already-owned")).toEqual({ step: "choose", text: "This is yours already. Nothing was taken." })
    for (const code of ["reward/out-of-stock", "reward/switched-off", "reward/not-found"] as const) {
      expect(of(code)).toMatchObject({ step: "choose" })
      expect(of(code).text).toContain("untouched")
    }
    expect(of("reward/out-of-stock", { hasVariants: true }).text).toContain("Another one")
  })

  it("leads back to the address, with what was typed, where no parcels go", () => {
    expect(of("reward/not-shipped-there")).toMatchObject({ step: "address" })
    expect(of("reward/not-shipped-there").text).toContain("Parcels don’t go to Norway yet")
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
