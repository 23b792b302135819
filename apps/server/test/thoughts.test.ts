import { randomUUID } from "node:crypto"
import { minute } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Account } from "./add-account.ts"
import { nobody, startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

let world: ThoughtsWorld
let tiles = 0
beforeAll(async () => {
  world = await startThoughtsWorld()
})
afterAll(() => world.stop())

/** A tile nobody has written on yet. */
const newTile = (): string => `t${tiles++ % 10}`
const ids = (page: { thoughts: { id: string }[] }): string[] => page.thoughts.map(({ id }) => id)
const takes = "tab=USER_TAKES"

describe("writing", () => {
  it("is shown at once where its author is known, and read by everybody", async () => {
    const [me, tileId] = [await world.newPerson({ name: "Ada" }), newTile()]
    const { status, result } = await world.write(me, { tileId, text: "  Mirrors on the moon!  " })
    expect(status).toBe(200)
    expect(result).toMatchObject({ text: "Mirrors on the moon!", isMine: true, review: { state: "approved" } })
    const page = await world.page(tileId, takes)
    expect(page.thoughts).toMatchObject([{ id: result.id, by: "Ada", isMine: false, review: null, marks: 0 }])
    expect(page.counts).toEqual({ INTERESTING: 0, USER_TAKES: 1 })
    expect(page.next).toBeNull()
  })

  it("makes one of fifty that are sent at once, and pays for one", async () => {
    const [me, tileId, thoughtId] = [await world.newPerson(), newTile(), randomUUID()]
    const sends = Array.from({ length: 50 }, (_, at) =>
      world.write(me, { tileId, thoughtId, text: `Sent at once, ${at % 2}` }),
    )
    const answers = await Promise.all(sends)
    expect(new Set(answers.map(({ result }) => result?.id))).toEqual(new Set([thoughtId]))
    expect((await world.page(tileId, takes)).counts.USER_TAKES).toBe(1)
    expect(await world.balance(me)).toBe(5)
  })

  it("waits for a reviewer for the first three, and stands on top for its author alone", async () => {
    const [me, tileId] = [await world.newPerson({ isKnown: false }), newTile()]
    const { result } = await world.write(me, { tileId })
    expect(result.review).toMatchObject({ state: "needsReview", reason: null, canAppeal: false })
    expect(ids(await world.page(tileId, takes, me))).toEqual([result.id])
    expect(ids(await world.page(tileId, takes))).toEqual([])
    expect(ids(await world.page(tileId, takes, await world.newPerson()))).toEqual([])
    expect(await world.balance(me)).toBe(0)
  })

  it.each([
    ["thought/empty", " \u200b\n"],
    ["thought/too-long", "a".repeat(501)],
    ["thought/too-long", "é".repeat(10_000)],
    ["thought/bad-characters", "exe\u202egpj"],
    ["thought/bad-characters", "bell\u0007"],
    ["request/bad-characters", "nul\u0000"],
    ["request/bad-characters", "\ud800"],
    ["thought/stacked-marks", `Z${"\u0301".repeat(40)}`],
    ["request/too-large", "a".repeat(10_000_000)],
  ])("refuses with %s what can't be kept", async (code, text) => {
    expect((await world.write(await world.newPerson(), { text })).code).toBe(code)
  })

  it.each(["<script>alert(1)</script>", "javascript:alert(1)", "مرحبا", "👨‍👩‍👧‍👦", "a'; drop table thoughts; --"])(
    "keeps %s as the text it is",
    async (text) => {
      const { result } = await world.write(await world.newPerson(), { text })
      expect(result.text).toBe(text)
    },
  )

  it("holds copies and floods for a reviewer, and says so", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const text = "Exactly these words were written before."
    expect((await world.write(me, { text })).result.review?.state).toBe("approved")
    expect((await world.write(other, { text: text.toUpperCase() })).result.review?.state).toBe("needsReview")
    const states = []
    for (let at = 0; at < 4; at += 1) states.push((await world.write(me)).result.review?.state)
    expect(states).toEqual(["approved", "approved", "needsReview", "needsReview"])
  })

  it("holds links of people who are new", async () => {
    const [old, young] = [await world.newPerson(), await world.newPerson({ ageMs: minute })]
    expect((await world.write(old, { text: "See https://example.com/one" })).result.review?.state).toBe("approved")
    expect((await world.write(young, { text: "See https://example.com/two" })).result.review?.state).toBe("needsReview")
  })

  it("ends after ten within the hour, and says for how long", async () => {
    const me = await world.newPerson()
    for (let at = 0; at < 10; at += 1) expect((await world.write(me)).status).toBe(200)
    const { code, details } = await world.write(me)
    expect(code).toBe("thought/too-many")
    expect(details["retryAfter"]).toBe(3600)
    world.clock.now += 61 * minute
    expect((await world.write(me)).status).toBe(200)
  })

  it("takes no id of somebody else's, nobody without a record, and no tile that is not there", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const { result } = await world.write(other)
    expect((await world.write(me, { thoughtId: result.id })).code).toBe("thought/id-taken")
    expect((await world.write(me, { tileId: "none" })).code).toBe("tile/not-found")
    expect((await world.write(nobody)).code).toBe("session/required")
  })
})

describe("one's own", () => {
  it("is changed within ten minutes, and by nobody else", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const { result } = await world.write(me)
    const edit = (who: typeof me, text: string) =>
      world.call("thoughts-edit_thought", { thoughtId: result.id, text }, who)
    expect((await edit(other, "Not mine")).code).toBe("thought/not-found")
    expect((await edit(me, "Better words")).result).toMatchObject({ text: "Better words", isEdited: true })
    expect((await edit(me, "")).code).toBe("thought/empty")
    world.clock.now += 10 * minute
    expect((await edit(me, "Too late")).code).toBe("thought/too-late")
  })

  it("waits again where it was changed into what has to wait", async () => {
    const [me, tileId] = [await world.newPerson({ ageMs: minute }), newTile()]
    const { result } = await world.write(me, { tileId })
    const text = "Now with www.example.com"
    const { result: after } = await world.call("thoughts-edit_thought", { thoughtId: result.id, text }, me)
    expect(after).toMatchObject({ review: { state: "needsReview" } })
    expect(ids(await world.page(tileId, takes))).not.toContain(result.id)
  })

  it("is deleted at any time, for good, also when it is sent again late", async () => {
    const [me, other, tileId] = [await world.newPerson(), await world.newPerson(), newTile()]
    const { result } = await world.write(me, { tileId })
    const remove = (who: typeof me) => world.call("thoughts-delete_thought", { thoughtId: result.id }, who)
    expect((await remove(other)).code).toBe("thought/not-found")
    expect((await remove(me)).result).toEqual({ isDeleted: true })
    expect((await remove(me)).result).toEqual({ isDeleted: true })
    expect((await world.write(me, { tileId, thoughtId: result.id })).code).toBe("thought/not-found")
    expect(ids(await world.page(tileId, takes, me))).not.toContain(result.id)
    expect(await world.balance(me)).toBe(5)
  })
})

describe("finding something interesting", () => {
  it("counts a hundred people who do it at once as a hundred", async () => {
    const [author, tileId] = [await world.newPerson(), newTile()]
    const { result } = await world.write(author, { tileId })
    const people: Account[] = []
    for (let at = 0; at < 100; at += 1) people.push(await world.newPerson({ isKnown: false }))
    const mark = (who: Account) => world.call("thoughts-mark_interesting", { thoughtId: result.id }, who)
    const again = async (who: Account): Promise<unknown> => {
      const answer = await mark(who)
      return answer.code === "server/unavailable" ? again(who) : answer.code
    }
    expect(new Set(await Promise.all(people.flatMap((who) => [again(who), again(who)])))).toEqual(new Set([undefined]))
    const page = await world.page(tileId, "", people[0])
    expect(page.thoughts.find(({ id }) => id === result.id)).toMatchObject({ marks: 100, isMarked: true })
  })

  it("is taken back, and is nobody's for their own words", async () => {
    const [author, me, tileId] = [await world.newPerson(), await world.newPerson(), newTile()]
    const thoughtId = (await world.write(author, { tileId })).result.id
    expect((await world.call("thoughts-mark_interesting", { thoughtId }, author)).code).toBe("thought/own")
    const before = (await world.page(tileId)).counts.INTERESTING
    await world.call("thoughts-mark_interesting", { thoughtId }, me)
    expect((await world.page(tileId)).counts.INTERESTING).toBe(before + 1)
    const { result } = await world.call("thoughts-unmark_interesting", { thoughtId }, me)
    expect(result).toEqual({ isMarked: false, marks: 0 })
    expect((await world.page(tileId)).counts.INTERESTING).toBe(before)
  })

  it("puts more marks before fewer and newer before older, page by page, each once", async () => {
    const tileId = "t9"
    const people = [await world.newPerson(), await world.newPerson(), await world.newPerson()]
    const expected: string[] = []
    for (let at = 0; at < 25; at += 1) {
      world.clock.now += 61 * minute
      const { result } = await world.write(await world.newPerson(), { tileId })
      for (const who of people.slice(0, at === 0 ? 3 : 1))
        await world.call("thoughts-mark_interesting", { thoughtId: result.id }, who)
      expected.unshift(result.id)
    }
    const best = expected.pop() ?? ""
    const first = await world.page(tileId, "tab=INTERESTING")
    const second = await world.page(tileId, `tab=INTERESTING&before=${first.next}`)
    const walked = [...ids(first), ...ids(second)].filter((id) => id === best || expected.includes(id))
    expect(walked).toEqual([best, ...expected])
    expect(second.next).toBeNull()
    const newest = await world.page(tileId, takes)
    const older = await world.page(tileId, `${takes}&before=${newest.next}`)
    expect(new Set([...ids(newest), ...ids(older)]).size).toBe(newest.counts.USER_TAKES)
  })
})

describe("hiding a person", () => {
  it("hides both ways, also from a mark, until they are shown again", async () => {
    const [me, other, tileId] = [await world.newPerson(), await world.newPerson({ name: "Eve" }), newTile()]
    const [mine, theirs] = [await world.write(me, { tileId }), await world.write(other, { tileId })]
    const hidden = await world.call<{ people: { id: string; name: string }[] }>(
      "thoughts-hide_person",
      { thoughtId: theirs.result.id },
      me,
    )
    expect(hidden.result.people).toMatchObject([{ name: "Eve" }])
    expect(ids(await world.page(tileId, takes, me))).not.toContain(theirs.result.id)
    expect(ids(await world.page(tileId, takes, other))).not.toContain(mine.result.id)
    expect(ids(await world.page(tileId, takes))).toContain(theirs.result.id)
    const marking = await world.call("thoughts-mark_interesting", { thoughtId: mine.result.id }, other)
    expect(marking.code).toBe("thought/not-found")
    const [person] = hidden.result.people
    expect((await world.call("thoughts-show_person", { id: person?.id }, other)).status).toBe(200)
    expect(ids(await world.page(tileId, takes, me))).not.toContain(theirs.result.id)
    expect((await world.call("thoughts-show_person", { id: person?.id }, me)).result).toEqual({ people: [] })
    expect(ids(await world.page(tileId, takes, me))).toContain(theirs.result.id)
  })
})
