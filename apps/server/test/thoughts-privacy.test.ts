import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isSound, verifyData } from "../src/verify-data.ts"
import type { Account } from "./add-account.ts"
import { startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

let world: ThoughtsWorld
beforeAll(async () => {
  world = await startThoughtsWorld()
})
afterAll(() => world.stop())

const takes = "tab=USER_TAKES"
const ids = (page: { thoughts: { id: string }[] }): string[] => page.thoughts.map(({ id }) => id)

const report = (who: Account, thoughtId: string) =>
  world.call("thoughts-report_thought", { thoughtId, reason: "spam", text: "Look at this." }, who)
const mark = (who: Account, thoughtId: string) => world.call("thoughts-mark_interesting", { thoughtId }, who)

/** Everything of a person is erased, as the job of an erasure does it. */
const erasePerson = ({ userId }: Account) =>
  world.server.db.transaction().execute(async (tx) => {
    const { personal, extensions, content, jobs } = world.server.services
    for (const { erase } of personal) await erase(tx, userId, new Date(world.clock.now), { extensions, jobs, content })
  })

describe("an export", () => {
  it("has everything somebody wrote, marked, reported and was told, and nobody else's", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson({ name: "Eve" })]
    const [mine, gone, theirs] = [await world.write(me), await world.write(me), await world.write(other)]
    await mark(me, theirs.result.id)
    await report(me, theirs.result.id)
    await world.call("thoughts-hide_person", { thoughtId: theirs.result.id }, me)
    await world.decide(mine.result.id, "reject")
    await world.call("thoughts-appeal", { thoughtId: mine.result.id, text: "It was a joke." }, me)
    await world.call("thoughts-delete_thought", { thoughtId: gone.result.id }, me)
    await world.decide(mine.result.id, "suspend", { days: 3, reason: "Too many." })
    const { result } = await world.call<{ held: { thoughts: unknown } }>("users-export_data", null, me)
    expect(result.held.thoughts).toMatchObject({
      written: [
        { id: mine.result.id, text: mine.result.text, state: "needsReview", appeal: "It was a joke." },
        { id: gone.result.id, text: "", deletedAt: expect.any(String) },
      ],
      marked: [{ thoughtId: theirs.result.id }],
      reported: [{ thoughtId: theirs.result.id, reason: "spam", text: "Look at this." }],
      hidden: 1,
      suspension: { reason: "Too many." },
      decisions: expect.arrayContaining([
        expect.objectContaining({ step: "reject", reason: "It is an advertisement." }),
      ]),
    })
    const told = JSON.stringify(result)
    for (const hidden of [theirs.result.text, other.userId, world.editor.userId]) expect(told).not.toContain(hidden)
  })
})

it("hides nobody by a thought that nobody could read, whose author's name would be told", async () => {
  const [me, other] = [await world.newPerson(), await world.newPerson({ isKnown: false, name: "Eve" })]
  const { id } = (await world.write(other)).result
  expect((await world.call("thoughts-hide_person", { thoughtId: id }, me)).code).toBe("thought/not-found")
})

describe("leaving", () => {
  it("takes along what was written, marked and reported, and leaves every count right", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const [mine, theirs] = [await world.write(me, { tileId: "t7" }), await world.write(other, { tileId: "t7" })]
    await mark(me, theirs.result.id)
    await mark(other, mine.result.id)
    await world.call("thoughts-hide_person", { thoughtId: theirs.result.id }, me)
    await world.decide(mine.result.id, "reject")
    await erasePerson(me)
    const page = await world.page("t7", takes)
    expect(page.thoughts).toMatchObject([{ id: theirs.result.id, marks: 0 }])
    expect(page.counts).toEqual({ INTERESTING: 0, USER_TAKES: 1 })
  })

  it("takes along a report that waits, and leaves what it had no part in", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const { id } = (await world.write(other, { tileId: "t8" })).result
    await mark(await world.newPerson(), id)
    await report(me, id)
    await erasePerson(me)
    expect((await world.page("t8", takes)).thoughts).toMatchObject([{ id, marks: 1 }])
    for (let at = 0; at < 2; at += 1) await report(await world.newPerson(), id)
    expect(ids(await world.page("t8", takes))).toEqual([id])
  })
})

it("leaves a sound database behind", async () => {
  expect(isSound(await verifyData(world.server.db))).toBe(true)
})
