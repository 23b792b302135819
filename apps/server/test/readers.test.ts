import { randomUUID } from "node:crypto"
import type { FoundReader, Reader } from "@confetti/contract/readers"
import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Account } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

let world: ThoughtsWorld
beforeAll(async () => {
  world = await startThoughtsWorld()
})
afterAll(() => world.stop())

const find = async (search: string, who: Account = world.editor) =>
  (await world.call<{ readers: FoundReader[]; hasMore: boolean }>("readers-find_readers", { search }, who)).result
const foundIds = async (search: string) => (await find(search)).readers.map(({ id }) => id)
const show = async ({ userId }: Pick<Account, "userId">): Promise<Reader> =>
  (await world.call<{ reader: Reader }>("readers-show_reader", { userId }, world.editor)).result.reader
const decide = (userId: string, decision: string, more: object = {}) =>
  world.call<{ suspendedUntil: string | null }>(
    "thoughts-decide_writer",
    { userId, decision, reason: decision === "suspend" ? "They sell things." : "", ...more },
    world.editor,
  )
const latestAct = async (): Promise<string> => {
  const acts = await world.server.db.selectFrom("editor_acts").selectAll().orderBy("at", "desc").execute()
  return `${acts[0]?.callable} ${acts[0]?.subject}`
}
const mailTo = async ({ email }: Account): Promise<{ subject: string; text: string }[]> =>
  (await (await world.server.get(`/emulator/mail?to=${encodeURIComponent(email)}`)).json()) as never

describe("a reader is found", () => {
  it("by any part of a name, in the order of names", async () => {
    const zoe = await world.newPerson({ name: "Zoé 100%_Lang" })
    const anna = await world.newPerson({ name: "Anna Zoé" })
    expect(await foundIds("zoÉ")).toEqual([anna.userId, zoe.userId])
    expect(await foundIds("100%_")).toEqual([zoe.userId])
    expect(await foundIds("%_")).toEqual([zoe.userId])
    expect(await foundIds("nobody at all")).toEqual([])
  })

  it("by their id, and by that of what they wrote", async () => {
    const person = await world.newPerson()
    const thoughtId = randomUUID()
    await world.write(person, { thoughtId })
    expect(await foundIds(person.userId)).toEqual([person.userId])
    expect(await find(thoughtId)).toMatchObject({ readers: [{ id: person.userId, thoughts: 1 }], hasMore: false })
  })

  it("by a whole address and no part of one, which no answer and no log holds", async () => {
    const person = await world.newPerson({ name: "Nadia" })
    world.clock.now += 1000
    expect(await foundIds(person.email.toUpperCase())).toEqual([person.userId])
    expect(await latestAct()).toBe(`readers-find_readers ${person.userId} by address`)
    world.clock.now += 1000
    expect(await foundIds(`x${person.email}`)).toEqual([])
    expect(await latestAct()).toBe("readers-find_readers nobody by address")
    expect(await foundIds("writer-")).toEqual([])
    expect(await foundIds("@example.com")).toEqual([])
    expect(JSON.stringify([await find("nadia"), await show(person)])).not.toContain("@example.com")
  })

  it("fifty at a time, and then asks for more letters", async () => {
    const at = new Date(world.clock.now)
    const rows = Array.from({ length: 60 }, (_, count) => {
      return { user_id: `many-${count}`, name: `Many ${count}`, created_at: at, updated_at: at }
    })
    await world.server.db
      .insertInto("users")
      .values(rows.map((row) => ({ ...row, email: null, phone: null, referred_by: null, referred_at: null })))
      .execute()
    const { readers, hasMore } = await find("many")
    expect([readers.length, hasMore]).toEqual([50, true])
    expect((await world.call("readers-find_readers", { search: "m" }, world.editor)).code).toBe("request/invalid")
  })

  it("by reviewers and owners alone", async () => {
    const person = await world.newPerson()
    await addEditor(world.server, person, ["writer", "shop"])
    for (const [name, data] of [
      ["readers-find_readers", { search: "ada" }],
      ["readers-show_reader", { userId: person.userId }],
      ["thoughts-decide_writer", { userId: person.userId, decision: "lift" }],
    ] as const)
      expect((await world.call(name, data, person)).status).toBe(403)
  })

  it("never about themselves", async () => {
    await world.call("users-create_user", null, world.editor)
    expect((await decide(world.editor.userId, "lift")).code).toBe("editor/own")
  })
})

describe("a reader's page", () => {
  it("tells what they wrote, what was said about it and what was decided, and each look is in the audit log", async () => {
    const person = await world.newPerson({ name: "Ada" })
    const [first, second] = [randomUUID(), randomUUID()]
    await world.write(person, { thoughtId: first, text: "The first one of many" })
    world.clock.now += day
    await world.write(person, { thoughtId: second, text: "The second one of many" })
    await world
      .write(person, { text: "Deleted by themselves" })
      .then(({ result }) => world.call("thoughts-delete_thought", { thoughtId: result.id }, person))
    const other = await world.newPerson({ name: "Rita Porter" })
    await world.call("thoughts-report_thought", { thoughtId: second, reason: "spam", text: "It sells." }, other)
    await world.decide(second, "reject")
    const reader = await show(person)
    expect(reader).toMatchObject({ id: person.userId, name: "Ada", suspension: null, approved: 0 })
    expect(reader.thoughts.map(({ id, state }) => [id, state])).toEqual([
      [second, "rejected"],
      [first, "approved"],
    ])
    expect(reader.reports).toMatchObject([{ thoughtId: second, reason: "spam", text: "It sells." }])
    expect(JSON.stringify(reader)).not.toMatch(/Rita|Deleted by/)
    expect(reader.decisions).toMatchObject([{ step: "reject", thoughtId: second, reason: "It is an advertisement." }])
    expect((await show(other)).reported).toEqual({ heeded: 1, inVain: 0 })
    world.clock.now += 1000
    await show(person)
    expect(await latestAct()).toBe(`readers-show_reader ${person.userId}`)
  })

  it("sums up their points and orders", async () => {
    const person = await world.newPerson()
    const thoughtId = randomUUID()
    await world.write(person, { thoughtId })
    const before = await show(person)
    expect(before.points).toMatchObject({ earned: before.points.balance, spent: 0, reversed: 0 })
    expect(before.points.earned).toBeGreaterThan(0)
    expect(before.orders).toEqual({ count: 0, open: 0 })
    await world.decide(thoughtId, "reject")
    const { points } = await show(person)
    expect(points.reversed).toBe(before.points.earned)
    expect(points.balance).toBe(0)
  })

  it("is of nobody once they are erased", async () => {
    const person = await world.newPerson({ name: "Gone Soon" })
    await world.write(person)
    const { personal, extensions, content, jobs } = world.server.services
    const at = new Date(world.clock.now)
    await world.server.db.transaction().execute(async (tx) => {
      for (const { erase } of personal) await erase(tx, person.userId, at, { extensions, jobs, content })
    })
    expect(await foundIds("gone soon")).toEqual([])
    expect(await foundIds(person.userId)).toEqual([])
    const asked = { userId: person.userId }
    expect((await world.call("readers-show_reader", asked, world.editor)).code).toBe("user/unknown")
    expect((await decide(person.userId, "suspend")).code).toBe("user/unknown")
  })
})

describe("a suspension", () => {
  it("for what somebody does altogether keeps them from writing until its end, and they read why by mail", async () => {
    const person = await world.newPerson()
    const { result } = await decide(person.userId, "suspend", { days: 3 })
    expect(result.suspendedUntil).toBe(new Date(world.clock.now + 3 * day).toISOString())
    expect((await world.write(person)).code).toBe("thought/suspended")
    expect(await show(person)).toMatchObject({
      suspension: { isForGood: false, reason: "They sell things." },
      decisions: [{ step: "suspend", thoughtId: null, reason: "They sell things." }],
    })
    expect((await find("")).readers.map(({ id }) => id)).toContain(person.userId)
    await world.server.settleJobs()
    expect((await mailTo(person)).at(-1)?.text).toContain("They sell things.")
    world.clock.now += 3 * day + 1
    expect((await world.write(person)).status).toBe(200)
    expect((await show(person)).suspension).toBeNull()
  })

  it("is taken back, once", async () => {
    const person = await world.newPerson()
    await decide(person.userId, "suspend")
    expect((await show(person)).suspension).toMatchObject({ isForGood: true })
    expect((await decide(person.userId, "lift")).result.suspendedUntil).toBeNull()
    expect((await world.write(person)).status).toBe(200)
    expect((await decide(person.userId, "lift")).code).toBe("thought/wrong-step")
    expect((await show(person)).decisions.map(({ step }) => step).toSorted()).toEqual(["lift", "suspend"])
  })

  it("wants a reason, and goes with its editor's name when they are erased", async () => {
    const person = await world.newPerson()
    expect((await decide(person.userId, "suspend", { reason: " " })).code).toBe("request/invalid")
    const editor = await world.newPerson({ name: "Edi" })
    await addEditor(world.server, editor, ["reviewer"])
    const asked = { userId: person.userId, decision: "suspend", reason: "Spam." }
    expect((await world.call("thoughts-decide_writer", asked, editor)).status).toBe(200)
    expect((await show(person)).decisions).toMatchObject([{ by: "Edi" }])
    const { personal, extensions, content, jobs } = world.server.services
    const thoughts = personal.find(({ name }) => name === "thoughts")
    await world.server.db
      .transaction()
      .execute(async (tx) => thoughts?.erase(tx, editor.userId, new Date(), { extensions, jobs, content }))
    expect((await show(person)).decisions).toMatchObject([{ by: null, reason: "Spam." }])
  })
})
