import { AppError } from "@confetti/contract/app-error"
import { hour } from "@confetti/domain/durations"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { memoryWindowLimits } from "../../platform/limits/window-limits.ts"
import { spendSend } from "./send-budget.ts"

const most = 60
type Ask = { provider: number; host: number; device: number; part: number; at: number }

/** Counts in memory: no database is asked. */
const none = null as never

/** Whether a code was sent. */
function asker() {
  const limits = memoryWindowLimits()
  return async (email: string, address: string, device: string | null, now: number, isKnownDevice = false) => {
    try {
      await spendSend(none, limits, { email, requester: { device, address }, isKnownDevice, mostOfSender: most, now })
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === "request/rate-limited") return false
      throw error
    }
  }
}

const asks = (providers: number) =>
  fc
    .array(
      fc.record({
        provider: fc.nat({ max: providers - 1 }),
        host: fc.nat({ max: 255 }),
        device: fc.nat({ max: 50 }),
        part: fc.nat({ max: 5 }),
        at: fc.nat({ max: hour - 1 }),
      }),
      { minLength: 150, maxLength: 300 },
    )
    .map((list) => list.toSorted((one, other) => one.at - other.at))

async function attack(ask: ReturnType<typeof asker>, all: Ask[], isIpv6: boolean): Promise<number> {
  let sent = 0
  for (const { provider, host, device, part, at } of all) {
    const address = isIpv6 ? `2001:${provider}:1:${host}::/64` : `10.${provider}.0.${host}`
    const email = part === 0 ? "victim@gmail.com" : `vic.tim+${part}@gmail.com`
    if (await ask(email, address, `d${device}`, at)) sent += 1
  }
  return sent
}

describe("codes for one mailbox", () => {
  it("reach somebody on a network of their own, whatever strangers at fewer than twenty other providers have asked for", async () => {
    await fc.assert(
      fc.asyncProperty(asks(19), fc.boolean(), async (all, isIpv6) => {
        const ask = asker()
        await attack(ask, all, isIpv6)
        const now = all.at(-1)?.at ?? 0
        expect(await ask("victim@gmail.com", "203.0.113.9", "victim", now)).toBe(true)
        expect(await ask("victim@gmail.com", "203.0.113.9", "victim", now + 20_000)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it("are no more than fifty an hour to strangers, and twelve from one block, whatever its devices, hosts and spellings", async () => {
    const sentFrom = (providers: number, most: number, numRuns: number) =>
      fc.assert(
        fc.asyncProperty(asks(providers), fc.boolean(), async (all, isIpv6) => {
          expect(await attack(asker(), all, isIpv6)).toBeLessThanOrEqual(most)
        }),
        { numRuns },
      )
    await sentFrom(60, 50, 20)
    await sentFrom(1, 12, 20)
  })

  it("reach a known device when strangers have asked for all there are", async () => {
    const ask = asker()
    for (let provider = 0; provider < 60; provider++) await ask("ada@example.com", `10.${provider}.0.1`, null, 0)
    expect(await ask("ada@example.com", "203.0.113.9", "stranger", 0)).toBe(false)
    expect(await ask("ada@example.com", "203.0.113.9", "her-own", 0, true)).toBe(true)
  })
})

it("lets one network have codes sent to so many addresses an hour", async () => {
  const ask = asker()
  let sent = 0
  for (let at = 0; at < 200; at++) if (await ask(`p${at}@example.com`, "198.51.100.1", `d${at}`, at * 1000)) sent += 1
  expect(sent).toBe(most)
  expect(await ask("p200@example.com", "198.51.100.2", "d200", 200_000)).toBe(true)
  expect(await ask("p201@example.com", "198.51.100.1", "d201", hour)).toBe(true)
})
