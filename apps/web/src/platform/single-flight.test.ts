import { describe, expect, it, vi } from "vitest"
import { singleFlight } from "./single-flight.ts"
import { deferred } from "./deferred.ts"

describe("singleFlight", () => {
  it("asks once for all who ask meanwhile, and anew afterwards", async () => {
    const answer = deferred<string>()
    const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(answer.promise).mockResolvedValueOnce("second")
    const get = singleFlight(ask)
    const both = Promise.all([get(), get()])
    answer.resolve("first")
    expect(await both).toEqual(["first", "first"])
    expect(await get()).toBe("second")
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
