import { describe, expect, it, vi } from "vitest"
import { once } from "./once.ts"

describe("once", () => {
  it("makes a value at its first use, and no other", () => {
    const make = vi.fn<() => object>(() => ({}))
    const get = once(make)
    expect(make).not.toHaveBeenCalled()
    expect(get()).toBe(get())
    expect(make).toHaveBeenCalledTimes(1)
  })

  it("asks anew after a promise that failed", async () => {
    const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce("yes")
    const get = once(make)
    await expect(get()).rejects.toThrow("no")
    await expect(get()).resolves.toBe("yes")
    await get()
    expect(make).toHaveBeenCalledTimes(2)
  })
})
