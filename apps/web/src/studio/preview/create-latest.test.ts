import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createLatest } from "./create-latest.ts"

/** A clock and a server that go on when they are told to. */
function startWorld() {
  let timer: (() => void) | null = null
  let answer: (() => void) | null = null
  const done: number[] = []
  const latest = createLatest<number>(
    (input) => {
      expect(answer).toBeNull()
      done.push(input)
      return new Promise((resolve) => {
        answer = () => {
          answer = null
          resolve()
        }
      })
    },
    400,
    { set: (act) => (timer = act), clear: () => (timer = null) },
  )
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return {
    latest,
    done,
    passTime() {
      const act = timer
      timer = null
      act?.()
    },
    async answer() {
      answer?.()
      await settle()
    },
  }
}

describe("the latest of what is asked", () => {
  it("is done in the end, once, whatever comes in whatever order, and never two at a time", async () => {
    const step = fc.constantFrom("type", "wait", "answer")
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const world = startWorld()
        let typed = 0
        for (const each of steps) {
          if (each === "type") world.latest.ask(++typed)
          else if (each === "wait") world.passTime()
          else await world.answer()
        }
        world.passTime()
        await world.answer()
        await world.answer()
        expect(world.done.at(-1) ?? 0).toBe(typed)
        expect(world.done).toEqual([...new Set(world.done)].sort((a, b) => a - b))
      }),
    )
  })

  it("waits until somebody pauses", () => {
    const { latest, done, passTime } = startWorld()
    for (const letter of [1, 2, 3]) latest.ask(letter)
    expect(done).toEqual([])
    passTime()
    expect(done).toEqual([3])
  })

  it("is not begun once it is stopped", () => {
    const { latest, done, passTime } = startWorld()
    latest.ask(1)
    latest.stop()
    passTime()
    expect(done).toEqual([])
  })
})
