import { beforeEach, describe, expect, it, vi } from "vitest"

const window = new EventTarget()
const comeBack = () => window.dispatchEvent(new Event("online"))

/** The module on a device of its own, which has a connection or none. */
async function deviceThatIs(onLine: boolean) {
  vi.stubGlobal("navigator", { onLine })
  return import("./connection.ts")
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window))
})

describe("onOnline", () => {
  it("calls back each time the connection is back, until it is ended", async () => {
    const { onOnline } = await deviceThatIs(true)
    const listener = vi.fn<() => void>()
    const off = onOnline(listener)
    comeBack()
    comeBack()
    off()
    comeBack()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe("nextOnline", () => {
  it("ends when the connection is back", async () => {
    const { nextOnline } = await deviceThatIs(false)
    const next = nextOnline()
    comeBack()
    await expect(next).resolves.toBeUndefined()
  })
})

describe("onceOnline", () => {
  it("loads again when the connection is back", async () => {
    const { onceOnline } = await deviceThatIs(false)
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce("code")
    const loaded = onceOnline(load)
    await Promise.resolve()
    await Promise.resolve()
    expect(load).toHaveBeenCalledTimes(1)
    comeBack()
    expect(await loaded).toBe("code")
  })

  it("fails where there is a connection: then something else is wrong", async () => {
    const { onceOnline } = await deviceThatIs(true)
    await expect(onceOnline(() => Promise.reject(new TypeError("No such file")))).rejects.toThrow("No such file")
  })
})
