import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import { device } from "./test-device.ts"
import { deferred } from "../deferred.ts"

/** Two tabs of one person, each of which sees the other's writes a moment late. A hand is slower than that. */
async function twoTabs() {
  const all = device({ isLate: true })
  const tabs = [all.tab(), all.tab()] as const
  for (const tab of tabs) {
    tab.catchUp()
    await tab.start("ada")
  }
  const catchUp = () => tabs.forEach((tab) => tab.catchUp())
  return { ...all, tabs, catchUp }
}

/** Changes the server has applied: each counts once under its key. */
function isOnThere(sent: readonly string[], keys: readonly (string | null)[]): Record<string, boolean> {
  const first = sent.filter((_, at) => keys.indexOf(keys[at] ?? null) === at)
  return Object.fromEntries(
    first.map((each) => {
      const [word, id = ""] = each.split(" ")
      return [id, word === "on"]
    }),
  )
}

describe("two tabs that see late what the other wrote", () => {
  it("lose nothing that is switched as the answer to what was switched before arrives", async () => {
    const { tabs, catchUp, sent, waiting, world } = await twoTabs()
    const [first, second] = tabs
    const answer = deferred<void>()
    world.hold = answer.promise
    first.on("a")
    const sending = first.pass(300)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    catchUp()
    second.off("a")
    // The first tab does not know of it yet.
    answer.resolve()
    await sending
    catchUp()
    await second.pass(60_000)
    expect(sent).toEqual(["on a", "off a"])
    expect(waiting()).toEqual([])
  })

  it("tell in the end what was meant last, whatever was under way and seen when", async () => {
    const step = fc.oneof(
      fc.record({
        is: fc.constant("tapped" as const),
        tab: fc.nat(1),
        id: fc.constantFrom("a", "b"),
        isOn: fc.boolean(),
      }),
      fc.record({ is: fc.constant("seen" as const), tab: fc.nat(1) }),
      fc.record({ is: fc.constant("sent" as const), tab: fc.nat(1) }),
      fc.record({ is: fc.constant("answered" as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
        const { tabs, catchUp, sent, keys, waiting, world } = await twoTabs()
        const meant: Record<string, boolean> = {}
        const sending: Promise<void>[] = []
        let answer = deferred<void>()
        world.hold = answer.promise
        for (const next of steps) {
          if (next.is === "answered") {
            answer.resolve()
            answer = deferred<void>()
            world.hold = answer.promise
          } else if (next.is === "tapped") {
            catchUp()
            tabs[next.tab === 0 ? 0 : 1][next.isOn ? "on" : "off"](next.id)
            meant[next.id] = next.isOn
          } else if (next.is === "seen") tabs[next.tab === 0 ? 0 : 1].catchUp()
          else sending.push(tabs[next.tab === 0 ? 0 : 1].flush())
          // Lets all pending requests settle.
          for (let turn = 0; turn < 10; turn++) await Promise.resolve()
        }
        world.hold = Promise.resolve()
        answer.resolve()
        await Promise.all(sending)
        for (const tab of tabs) {
          catchUp()
          await tab.flush()
        }
        expect(isOnThere(sent, keys)).toEqual(meant)
        expect(waiting()).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
