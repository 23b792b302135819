import { expect, it } from "vitest"
import { memoryRateLimits } from "./rate-limits.ts"

it("gives all networks of an IPv6 block together what sixteen of them get", () => {
  const limit = memoryRateLimits(() => 0).limit("pages", 60)
  const ofOneNetwork = 12
  let taken = 0
  for (let network = 0; network < 400; network++) if (limit.take(`2001:db8:1:${network}::/64`) === 0) taken += 1
  expect(taken).toBe(16 * ofOneNetwork)
  expect(limit.take("2001:db8:2:1::/64")).toBe(0)
  expect(limit.take("192.0.2.7")).toBe(0)
})
