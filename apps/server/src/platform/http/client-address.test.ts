import { expect, it } from "vitest"
import { networkOf, providerNetwork } from "./client-address.ts"

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::5:6:7:8:9", "2001:db8:0:5::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("counts %s under %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ["192.0.2.7", "192.0.0.0/16"],
  ["2001:db8:1:2::/64", "2001:db8::/32"],
  ["no address", "no address"],
])("gives of %s the range that only a provider has: %s", (network, range) => {
  expect(providerNetwork(network)).toBe(range)
})
