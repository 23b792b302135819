import { describe, expect, it } from "vitest"
import { networkOf, wideNetwork } from "./client-address.ts"

describe("the block an address belongs to", () => {
  it.each([
    ["192.0.2.7", "192.0.2.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["::ffff:192.0.2.7", "192.0.2.0/24"],
    ["", ""],
  ])("%s is in %s", (address, wide) => expect(wideNetwork(networkOf(address))).toBe(wide))
})
