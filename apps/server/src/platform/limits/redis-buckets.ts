import { once } from "node:events"
import { createClient } from "@redis/client"
import { longestDebt, type SharedBuckets } from "./shared-buckets.ts"

/** All in one step. Each key goes by itself when its bucket is full again. */
const charge = `
local now, longest = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = {}
for i, key in ipairs(KEYS) do
  local at = math.max(tonumber(redis.call('get', key) or now), now) + tonumber(ARGV[i + 2])
  at = math.min(at, now + longest)
  full[i] = string.format('%.3f', at)
  redis.call('set', key, full[i], 'px', math.max(1, math.ceil(at - now)))
end
return full`

/** A Redis that says nothing for so long is away, in milliseconds; it is asked for a sign more often than that. */
const longestSilence = 3000
const signEvery = 1000

export async function openRedisBuckets(url: string): Promise<SharedBuckets> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: signEvery,
    socket: {
      connectTimeout: longestSilence,
      socketTimeout: longestSilence,
      reconnectStrategy: (tries) => Math.min(1000, 50 * 2 ** tries),
    },
  })
  let lost: unknown = null
  // Without a listener it would end the process. Whoever asks next is told.
  client.on("error", (error) => {
    lost = error
  })
  const answered = once(client, "ready").catch(() => {})
  client.connect().catch(() => {})
  await answered

  return {
    charge: async (charges, now) => {
      if (!client.isReady) throw new Error("Redis is not there", { cause: lost })
      if (charges.length === 0) return new Map()
      const full = await client.eval(charge, {
        keys: charges.map(({ key }) => `confetti:rate:${key}`),
        arguments: [now, longestDebt, ...charges.map(({ ms }) => ms)].map(String),
      })
      return new Map(charges.map(({ key }, at) => [key, Number((full as string[])[at])]))
    },
    close: () => {
      if (client.isOpen) client.destroy()
    },
  }
}
