import { AppError } from "@confetti/contract/app-error"
import { hour } from "@confetti/domain/durations"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createSendBudget } from "./send-budget.ts"

const most = 60
type Ask = { block: number; host: number; device: number; part: number; at: number }

/** Whether a code was sent. */
function asker() {
  const spend = createSendBudget(most)
  return (email: string, address: string, device: string | null, now: number, isKnown = false): boolean => {
    try {
      spend(email, { device, address }, isKnown, now)
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === "request/rate-limited") return false
      throw error
    }
  }
}

const asks = (blocks: number) =>
  fc
    .array(
      fc.record({
        block: fc.nat({ max: blocks - 1 }),
        host: fc.nat({ max: 255 }),
        device: fc.nat({ max: 50 }),
        part: fc.nat({ max: 5 }),
        at: fc.nat({ max: hour - 1 }),
      }),
      { minLength: 150, maxLength: 300 },
    )
    .map((list) => list.toSorted((one, other) => one.at - other.at))

const attack = (ask: ReturnType<typeof asker>, all: Ask[], isIpv6: boolean): number =>
  all.filter(({ block, host, device, part, at }) => {
    const address = isIpv6 ? `2001:db8:${block}:${host}::/64` : `198.51.${block}.${host}`
    return ask(part === 0 ? "victim@gmail.com" : `vic.tim+${part}@gmail.com`, address, `d${device}`, at)
  }).length

describe("codes for one mailbox", () => {
  it("reach somebody on a network of their own, whatever strangers on fewer than twenty others have asked for", () => {
    fc.assert(
      fc.property(asks(19), fc.boolean(), (all, isIpv6) => {
        const ask = asker()
        attack(ask, all, isIpv6)
        const now = all.at(-1)?.at ?? 0
        expect(ask("victim@gmail.com", "203.0.113.9", "victim", now)).toBe(true)
        expect(ask("victim@gmail.com", "203.0.113.9", "victim", now + 20_000)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it("are no more than fifty an hour to strangers, and twelve from one block, whatever its devices, hosts and spellings", () => {
    fc.assert(
      fc.property(asks(60), fc.boolean(), (all, isIpv6) => {
        expect(attack(asker(), all, isIpv6)).toBeLessThanOrEqual(50)
      }),
      { numRuns: 20 },
    )
    fc.assert(
      fc.property(asks(1), fc.boolean(), (all, isIpv6) => {
        expect(attack(asker(), all, isIpv6)).toBeLessThanOrEqual(12)
      }),
      { numRuns: 20 },
    )
  })

  it("reach a known device when strangers have asked for all there are", () => {
    const ask = asker()
    for (let block = 0; block < 60; block++) ask("ada@example.com", `198.51.${block}.1`, null, 0)
    expect(ask("ada@example.com", "203.0.113.9", "stranger", 0)).toBe(false)
    expect(ask("ada@example.com", "203.0.113.9", "her-own", 0, true)).toBe(true)
  })
})

it("lets one network have codes sent to so many addresses an hour", () => {
  const ask = asker()
  const sent = Array.from({ length: 200 }, (_, at) => ask(`p${at}@example.com`, "198.51.100.1", `d${at}`, at * 1000))
  expect(sent.filter(Boolean)).toHaveLength(most)
  expect(ask("p200@example.com", "198.51.100.2", "d200", 200_000)).toBe(true)
  expect(ask("p201@example.com", "198.51.100.1", "d201", hour)).toBe(true)
})
