import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chanceToWin, playPenney, replyTo, type Toss, type TossRun } from "./penney.ts"

const sides: readonly Toss[] = ["H", "T"]
const runs: TossRun[] = sides.flatMap((a) => sides.flatMap((b) => sides.map((c): TossRun => [a, b, c])))

const run = fc.constantFrom(...runs)
const tosses = fc.infiniteStream(fc.constantFrom(...sides))
const pair = fc.tuple(run, run).filter(([one, other]) => one.join() !== other.join())

/** Won games out of all, by walking through every state a game can be in until nothing is left to speak of. */
function worked(yours: TossRun, theirs: TossRun): number {
  let open = new Map([["", 1]])
  let won = 0
  for (let toss = 0; toss < 400; toss++) {
    const next = new Map<string, number>()
    for (const [seen, share] of open)
      for (const side of sides) {
        const last = (seen + side).slice(-3)
        if (last === yours.join("")) won += share / 2
        else if (last !== theirs.join("")) next.set(last, (next.get(last) ?? 0) + share / 2)
      }
    open = next
  }
  return won
}

describe("Penney's game", () => {
  it("is over with the run that came first, and not before", () => {
    fc.assert(
      fc.property(pair, tosses, ([yours, theirs], stream) => {
        const coin = stream[Symbol.iterator]()
        // A stream of one side alone never ends a game of mixed runs.
        let count = 0
        const toss = (): Toss =>
          count++ < 60
            ? (coin.next().value ?? "H")
            : ((["H", "H", "H", "T", "T", "T", "H", "T"] as const)[count % 8] ?? "H")
        const game = playPenney(yours, theirs, toss)
        const all = game.tosses.join("")
        expect(all.endsWith((game.isYours ? yours : theirs).join(""))).toBe(true)
        const before = all.slice(0, -1)
        expect(before).not.toContain(yours.join(""))
        expect(before).not.toContain(theirs.join(""))
      }),
    )
  })

  it("has the odds that come out of every way it can go", () => {
    fc.assert(
      fc.property(pair, ([yours, theirs]) => {
        expect(chanceToWin(yours, theirs)).toBeCloseTo(worked(yours, theirs), 6)
        expect(chanceToWin(yours, theirs) + chanceToWin(theirs, yours)).toBeCloseTo(1, 9)
      }),
    )
  })

  it.each(runs)("against %s%s%s there is no better reply, and it wins two games out of three at least", (...yours) => {
    const reply = replyTo(yours)
    const chance = chanceToWin(reply, yours)
    expect(chance).toBeGreaterThanOrEqual(2 / 3 - 1e-9)
    const others = runs.filter((each) => each.join() !== yours.join())
    expect(chance).toBe(Math.max(...others.map((each) => chanceToWin(each, yours))))
  })

  it("is seven to one against three alike", () => {
    expect(chanceToWin(["T", "H", "H"], ["H", "H", "H"])).toBe(7 / 8)
  })
})
