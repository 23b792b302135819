import { expect, it } from "vitest"
import { openAddress, sealAddress } from "./seal-address.ts"

const address = {
  name: "Ada",
  country: "DE",
  street: "Weg 1",
  more: "",
  postalCode: "10115",
  city: "Berlin",
  region: "",
}
const secrets = { ADDRESS_SECRET: "a".repeat(32), AUTH_SECRET: undefined, DATA_DIR: "" }
const owner = { userId: "ada", redemptionId: "one" }

it("opens for whom it was sealed, and says nothing before", () => {
  const sealed = sealAddress(address, owner, secrets)
  expect(sealed).not.toContain("Berlin")
  expect(openAddress(sealed, owner, secrets)).toEqual(address)
  expect(sealAddress(address, owner, secrets)).not.toBe(sealed)
})

it.each([
  ["somebody else", { ...owner, userId: "bob" }, secrets],
  ["another redemption", { ...owner, redemptionId: "two" }, secrets],
  ["another secret", owner, { ...secrets, ADDRESS_SECRET: "b".repeat(32) }],
])("stays shut for %s", (_whom, asker, held) => {
  const sealed = sealAddress(address, owner, secrets)
  expect(() => openAddress(sealed, asker, held)).toThrow()
})

it("stays shut once it was changed", () => {
  const sealed = sealAddress(address, owner, secrets)
  const changed = sealed.slice(0, -4) + (sealed.endsWith("AAAA") ? "BBBB" : "AAAA")
  expect(() => openAddress(changed, owner, secrets)).toThrow()
})
