import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { retryDelay } from "./retry.ts"

const window = new EventTarget()

async function deviceThatIs(onLine: boolean) {
  vi.resetModules()
  vi.stubGlobal("navigator", { onLine })
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window))
  const [{ createRetry }, retry] = await Promise.all([import("./create-retry.ts"), import("./retry.ts")])
  return { ...retry, createRetry, comeBack: () => window.dispatchEvent(new Event("online")) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("retryDelay", () => {
  it("doubles with each failure, up to the longest", () => {
    expect([0, 1, 2, 20, 2000].map((failures) => retryDelay(failures))).toEqual([2000, 4000, 8000, 600_000, 600_000])
    expect(retryDelay(9, 60_000)).toBe(60_000)
  })
})

describe("retryLater", () => {
  it("waits for the connection where there is none", async () => {
    const { retryLater, comeBack } = await deviceThatIs(false)
    const act = vi.fn<() => void>()
    retryLater(act, 0)
    vi.advanceTimersByTime(600_000)
    expect(act).not.toHaveBeenCalled()
    comeBack()
    comeBack()
    expect(act).toHaveBeenCalledTimes(1)
  })

  it("tries once, whichever comes first, unless it is called off", async () => {
    const { retryLater, comeBack } = await deviceThatIs(true)
    const act = vi.fn<() => void>()
    retryLater(act, 1)
    vi.advanceTimersByTime(3999)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    comeBack()
    expect(act).toHaveBeenCalledTimes(1)
    const off = retryLater(act, 0)
    off()
    comeBack()
    vi.advanceTimersByTime(600_000)
    expect(act).toHaveBeenCalledTimes(1)
  })
})

describe("createRetry", () => {
  it("waits longer each time, and from the beginning after a reset", async () => {
    const { createRetry } = await deviceThatIs(true)
    const act = vi.fn<() => void>()
    const retry = createRetry(act)
    const triesIn = (ms: number) => {
      retry.later()
      vi.advanceTimersByTime(ms)
      return act.mock.calls.length
    }
    expect([triesIn(2000), triesIn(2000), triesIn(8000)]).toEqual([1, 1, 2])
    retry.reset()
    expect(triesIn(2000)).toBe(3)
  })
})

describe("code that somebody waits for", () => {
  const broken = () => vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("Failed to fetch"))

  it("is asked for three times where the line is bad, and fails then", async () => {
    const { loadPatiently } = await deviceThatIs(true)
    const load = broken()
    const failed = loadPatiently(load).catch((error: unknown) => String(error))
    await vi.advanceTimersByTimeAsync(2000 + 4000)
    expect(await failed).toContain("Failed to fetch")
    expect(load).toHaveBeenCalledTimes(3)
  })

  it("waits for a connection where there is none", async () => {
    const { loadPatiently, comeBack } = await deviceThatIs(false)
    const load = broken()
    const loading = loadPatiently(load)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(1)
    load.mockResolvedValue("code")
    comeBack()
    expect(await loading).toBe("code")
  })
})
