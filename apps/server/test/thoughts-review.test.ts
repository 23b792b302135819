import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ReviewCase } from "@confetti/contract/thoughts"
import { day, minute } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { append, lockPoints } from "../src/modules/points/ledger-store.ts"
import { isSound, verifyData } from "../src/verify-data.ts"
import type { Account } from "./add-account.ts"
import { nobody, startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

let world: ThoughtsWorld
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "confetti-words-"))
  mkdirSync(join(folder, "moderation"))
  writeFileSync(join(folder, "moderation/words.txt"), "# ours\nflimflam*\n!dildo, newfoundland # a town\n")
  world = await startThoughtsWorld({ CONTENT_DIR: folder })
})
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true, force: true })
})

const takes = "tab=USER_TAKES"
const ids = (page: { thoughts: { id: string }[] }): string[] => page.thoughts.map(({ id }) => id)
const newPerson = () => world.newPerson({ isKnown: false })

async function stateOf(who: Account, thoughtId: string) {
  for (const tile of ["t0", "t1", "t2"]) {
    const found = (await world.page(tile, takes, who)).thoughts.find(({ id }) => id === thoughtId)
    if (found) return found.review
  }
  return null
}

const report = (who: Account, thoughtId: string) =>
  world.call("thoughts-report_thought", { thoughtId, reason: "spam", text: "Look at this." }, who)
const mark = (who: Account, thoughtId: string) => world.call("thoughts-mark_interesting", { thoughtId }, who)

/** Points that are there no more, as if something had been had for them. */
const spend = ({ userId }: Account, points: number) =>
  world.server.db.transaction().execute(async (tx) => {
    const entry = { movement: "reversal", action: "share", subject: "gone", points } as const
    await append(tx, await lockPoints(tx, userId), entry, new Date(world.clock.now))
  })

describe("a reviewer", () => {
  it("reads what waits, with why and whose it is, approves it, and its author is paid", async () => {
    const me = await newPerson()
    const { result } = await world.write(me)
    const { cases } = (await world.call<{ cases: ReviewCase[] }>("thoughts-review_list", null, world.editor)).result
    expect(cases.find(({ id }) => id === result.id)).toMatchObject({
      state: "needsReview",
      causes: ["first-thoughts"],
      author: { id: me.userId, name: "Ada", approved: 0, suspendedUntil: null },
    })
    expect((await world.decide(result.id, "approve")).result.case).toMatchObject({ state: "approved" })
    expect(ids(await world.page("t0", takes))).toContain(result.id)
    expect(await world.balance(me)).toBe(5)
  })

  it("knows somebody after three", async () => {
    const me = await newPerson()
    for (let at = 0; at < 3; at += 1) {
      world.clock.now += 20 * minute
      await world.decide((await world.write(me)).result.id, "approve")
    }
    world.clock.now += 20 * minute
    expect((await world.write(me)).result.review?.state).toBe("approved")
    expect(await world.balance(me)).toBe(15)
  })

  it("rejects with a reason its author reads, and takes its points back, never below zero", async () => {
    const me = await world.newPerson()
    const { result } = await world.write(me)
    await spend(me, 3)
    await world.decide(result.id, "reject")
    expect(await world.balance(me)).toBe(0)
    expect(await stateOf(me, result.id)).toMatchObject({ state: "rejected", reason: "It is an advertisement." })
    expect(ids(await world.page("t0", takes))).not.toContain(result.id)
    expect((await world.write(me)).result.review?.state).toBe("needsReview")
  })

  it("restores with the points, as often as it comes to that, and the ledger is sound", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me)).result
    for (let round = 0; round < 3; round += 1) {
      await world.decide(id, "reject")
      expect(await world.balance(me)).toBe(0)
      await world.decide(id, "restore")
      expect(await world.balance(me)).toBe(5)
    }
    const statement = await world.call<{ entries: { kind: string; points: number }[] }>("points-list_entries", null, me)
    expect(statement.result.entries.map(({ kind, points }) => [kind, points]).slice(-3)).toEqual([
      ["earned", 5],
      ["reversed", -5],
      ["earned", 5],
    ])
  })

  it("pays three a day and no more, and approves the fourth all the same", async () => {
    const me = await world.newPerson()
    for (let at = 0; at < 4; at += 1) {
      world.clock.now += 20 * minute
      await world.write(me)
    }
    expect(await world.balance(me)).toBe(15)
    world.clock.now += day
    await world.write(me)
    expect(await world.balance(me)).toBe(20)
  })

  it("ends as one of two who decide at once", async () => {
    const me = await newPerson()
    const thoughtId = (await world.write(me)).result.id
    const decide = (decision: string, who: Account) =>
      world.call("thoughts-review_decide", { thoughtId, decision, revision: 1, reason: "Because." }, who)
    const answers = await Promise.all([decide("approve", world.editor), decide("reject", world.otherEditor)])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["thought/moved-on", undefined]))
    const isApproved = answers[0]?.code === undefined
    expect(await stateOf(me, thoughtId)).toMatchObject({ state: isApproved ? "approved" : "rejected" })
    expect(await world.balance(me)).toBe(isApproved ? 5 : 0)
  })

  it("approves what its author deletes at the same moment, and it is gone", async () => {
    const me = await newPerson()
    const thoughtId = (await world.write(me)).result.id
    const [, approved] = await Promise.all([
      world.call("thoughts-delete_thought", { thoughtId }, me),
      world.call("thoughts-review_decide", { thoughtId, decision: "approve", revision: 1 }, world.editor),
    ])
    expect([undefined, "thought/not-found", "thought/moved-on"]).toContain(approved.code)
    expect(ids(await world.page("t0", takes, me))).not.toContain(thoughtId)
    expect((await world.decide(thoughtId, "approve")).code).toBe("thought/not-found")
  })

  it("approves no words that it has not seen, however close they are changed", async () => {
    for (let round = 0; round < 5; round += 1) {
      const me = await newPerson()
      const { id: thoughtId, text } = (await world.write(me)).result
      const [, approved] = await Promise.all([
        world.call("thoughts-edit_thought", { thoughtId, text: `Changed in time, ${thoughtId}` }, me),
        world.call("thoughts-review_decide", { thoughtId, decision: "approve", revision: 1 }, world.editor),
      ])
      const now = (await world.page("t0", takes)).thoughts.find(({ id }) => id === thoughtId)
      if (approved.code === undefined) expect([text, undefined]).toContain(now?.text)
      else expect([approved.code, now]).toEqual(["thought/moved-on", undefined])
    }
  })

  it("takes no step that does not lead on, and nobody else takes any", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me)).result
    expect((await world.decide(id, "restore")).code).toBe("thought/wrong-step")
    expect((await world.decide(id, "approve")).code).toBe("thought/wrong-step")
    expect((await world.decide(id, "reject", {}, me)).code).toBe("session/editors-only")
    expect((await world.decide(id, "reject", {}, nobody)).code).toBe("session/required")
  })

  it("decides about no thought of their own", async () => {
    await world.call("users-create_user", null, world.editor)
    const { id } = (await world.write(world.editor)).result
    for (const step of ["approve", "lift"]) expect((await world.decide(id, step)).code).toBe("editor/own")
  })

  it("leaves a log nobody can change", async () => {
    const me = await newPerson()
    const { id } = (await world.write(me)).result
    await world.decide(id, "approve")
    await world.decide(id, "reject")
    const shown = await world.call<{ log: { step: string; by: string; reason: string }[] }>(
      "thoughts-review_show",
      { thoughtId: id },
      world.editor,
    )
    expect(new Set(shown.result.log)).toEqual(
      new Set([
        { step: "approve", by: world.editor.userId, reason: "", at: expect.any(String) },
        { step: "reject", by: world.editor.userId, reason: "It is an advertisement.", at: expect.any(String) },
      ]),
    )
    const { db } = world.server
    await expect(db.updateTable("thought_decisions").set({ reason: "" }).execute()).rejects.toThrow("append-only")
    await expect(db.deleteFrom("thought_decisions").execute()).rejects.toThrow("append-only")
  })
})

const stateAfter = async (text: string) => (await world.write(await world.newPerson(), { text })).result.review?.state

async function mailTo({ email }: Account): Promise<{ subject: string; text: string }[]> {
  const response = await world.server.get(`/emulator/mail?to=${encodeURIComponent(email)}`)
  return response.json()
}

describe("an author", () => {
  it("is told by mail what was removed and why, and that it came back", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me, { text: "Words nobody mails" })).result
    await world.decide(id, "reject")
    await world.server.settleJobs()
    const [down] = await mailTo(me)
    expect(down?.subject).toBe("Your thought was removed")
    expect(down?.text).toContain("“Tile 0” was removed: It is an advertisement.")
    expect(down?.text).not.toContain("Words nobody mails")
    await world.decide(id, "restore")
    await world.server.settleJobs()
    expect((await mailTo(me)).map(({ subject }) => subject).toSorted()).toEqual([
      "Your thought is back",
      "Your thought was removed",
    ])
  })

  it("is told for how long they can't write, and of nothing that was undone meanwhile", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    await world.decide((await world.write(me)).result.id, "suspend", { days: 3 })
    await world.server.settleJobs()
    const until = new Date(world.clock.now + 3 * day).toLocaleDateString("en", {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    })
    expect((await mailTo(me)).map(({ subject }) => subject)).toEqual([`You can write thoughts again on ${until}`])
    const { id } = (await world.write(other)).result
    await world.decide(id, "suspend")
    await world.decide(id, "lift")
    await world.server.settleJobs()
    expect(await mailTo(other)).toEqual([])
  })

  it("is told that readers reported it, and that it stands", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me)).result
    for (let at = 0; at < 3; at += 1) await report(await world.newPerson(), id)
    await world.server.settleJobs()
    expect((await mailTo(me)).map(({ subject }) => subject)).toEqual(["Your thought is being reviewed again"])
    await world.decide(id, "approve")
    await world.server.settleJobs()
    expect((await mailTo(me)).map(({ subject }) => subject)).toContain("Your thought is back")
  })
})

describe("a library's words", () => {
  it("have a thought looked at, whatever they are dressed as, and what only looks like one has not", async () => {
    expect(await stateAfter("What a b!tch this telescope is")).toBe("needsReview")
    expect(await stateAfter("The cockpit of Scunthorpe's assassin, 0.717 %")).toBe("approved")
  })

  it("are let through where the operator says so", async () => {
    expect(await stateAfter("Life is a porn shop, says he")).toBe("needsReview")
    expect(await stateAfter("Life is a dildo, Newfoundland")).toBe("approved")
  })
})

describe("the operator's words", () => {
  it("have a thought looked at, and are never dropped in silence", async () => {
    const { result } = await world.write(await world.newPerson(), { text: "What a flimflammery this is" })
    expect(result).toMatchObject({ text: "What a flimflammery this is", review: { state: "needsReview" } })
  })
})

describe("reports", () => {
  it("hide a thought at the third by people of standing, until somebody has looked", async () => {
    const [me, young] = [await world.newPerson(), await world.newPerson({ ageMs: day })]
    const { id } = (await world.write(me)).result
    await report(young, id)
    for (let at = 0; at < 2; at += 1) {
      const who = await world.newPerson()
      await report(who, id)
      await report(who, id)
    }
    expect(ids(await world.page("t0", takes))).toContain(id)
    await report(await world.newPerson(), id)
    expect(ids(await world.page("t0", takes))).not.toContain(id)
    expect(await stateOf(me, id)).toMatchObject({ state: "needsReview", waitsFor: ["reports"] })
    expect(await world.balance(me)).toBe(5)
    await world.decide(id, "approve")
    expect(ids(await world.page("t0", takes))).toContain(id)
    expect(await world.balance(me)).toBe(5)
    await report(await world.newPerson(), id)
    expect(ids(await world.page("t0", takes))).toContain(id)
  })

  it("are nobody's about themselves, and about nothing that can't be read", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me)).result
    expect((await report(me, id)).code).toBe("thought/own")
    await world.decide(id, "reject")
    expect((await report(await world.newPerson(), id)).code).toBe("thought/not-found")
  })
})

describe("an appeal", () => {
  it("is made once, and decided by other eyes", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me)).result
    const appeal = () => world.call("thoughts-appeal", { thoughtId: id, text: "It was a joke." }, me)
    expect((await appeal()).code).toBe("thought/not-appealable")
    await world.decide(id, "reject")
    expect(await stateOf(me, id)).toMatchObject({ canAppeal: true, hasAppealed: false })
    expect((await appeal()).result).toMatchObject({ review: { state: "needsReview", hasAppealed: true } })
    expect((await appeal()).code).toBe("thought/appealed")
    expect((await world.decide(id, "approve")).code).toBe("thought/other-eyes")
    expect((await world.decide(id, "approve", {}, world.otherEditor)).result.case.state).toBe("approved")
    expect(await world.balance(me)).toBe(5)
  })
})

describe("somebody who is suspended", () => {
  it("can't write, is told why and for how long, and reads on", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me)).result
    await world.decide(id, "suspend", { days: 3, reason: "Three advertisements." })
    const { code, details } = await world.write(me)
    expect(code).toBe("thought/suspended")
    expect(details).toMatchObject({
      reason: "Three advertisements.",
      until: new Date(world.clock.now + 3 * day).toISOString(),
    })
    expect((await world.call("thoughts-edit_thought", { thoughtId: id, text: "New" }, me)).code).toBe(
      "thought/suspended",
    )
    expect(ids(await world.page("t0", takes))).toContain(id)
    world.clock.now += 3 * day
    expect((await world.write(me)).status).toBe(200)
    await world.decide(id, "suspend", { reason: "Again." })
    world.clock.now += 300 * day
    expect((await world.write(me)).code).toBe("thought/suspended")
    await world.decide(id, "lift")
    expect((await world.write(me)).status).toBe(200)
  })
})

describe("the feed's card", () => {
  it("has three of the last two days, one a tile, and none that was reported or taken down", async () => {
    const cards = async (who = nobody) => {
      const { documents } = await (await world.server.get("/documents/feedCards", who.headers)).json()
      const card = documents.find(({ type }: { type: string }) => type === "featured_thoughts")
      return card?.thoughts.map(({ id }: { id: string }) => id) ?? []
    }
    world.clock.now += 3 * day
    const reader = await world.newPerson()
    const written: string[] = []
    for (const tileId of ["t1", "t1", "t2", "t3", "t4"]) {
      const { id } = (await world.write(await world.newPerson(), { tileId })).result
      await mark(reader, id)
      written.push(id)
      world.clock.now += 1000
    }
    const [, second = "", third = "", fourth = "", fifth = ""] = written
    expect(await cards()).toEqual([fifth, fourth, third])
    await world.decide(fifth, "reject")
    expect(await cards()).toEqual([fourth, third, second])
    await world.call("thoughts-hide_person", { thoughtId: fourth }, reader)
    expect([await cards(), await cards(reader)]).toEqual([[fourth, third, second], []])
    await report(await world.newPerson({ ageMs: 0 }), fourth)
    expect(await cards()).toEqual([])
    await world.decide(fifth, "restore")
    expect(await cards()).toEqual([fifth, third, second])
    world.clock.now += 2 * day
    expect(await cards()).toEqual([])
  })
})

it("leaves a sound database behind all of this", async () => {
  const verdict = await verifyData(world.server.db)
  expect(verdict.invariants.filter(({ violations }) => violations.length > 0)).toEqual([])
  expect(isSound(verdict)).toBe(true)
})

describe("thoughts that are switched off", () => {
  it("are neither written nor read, earn nothing and have no card", async () => {
    const off = await startThoughtsWorld({ THOUGHTS: "off" })
    try {
      const me = await off.newPerson()
      expect((await off.write(me)).code).toBe("thought/switched-off")
      const response = await off.server.get("/documents/tiles/t0/thoughts")
      expect((await response.json()).error.details.code).toBe("thought/switched-off")
      const overview = await off.call<{ ways: { action: string }[] }>("points-get_overview", null, me)
      expect(overview.result.ways.map(({ action }) => action)).not.toContain("create_a_thought")
    } finally {
      await off.stop()
    }
  })

  it("are written by those who were invited where only those may, and read by everybody", async () => {
    const invited = await startThoughtsWorld({ THOUGHTS: "invited" })
    try {
      const [me, friend] = [await invited.newPerson(), await invited.newPerson()]
      const referral = { referred_by: me.userId, referred_at: new Date(invited.clock.now) }
      await invited.server.db.updateTable("users").set(referral).where("user_id", "=", friend.userId).execute()
      expect((await invited.write(me)).code).toBe("thought/not-invited")
      const { id } = (await invited.write(friend)).result
      expect(ids(await invited.page("t0", takes))).toEqual([id])
    } finally {
      await invited.stop()
    }
  })
})
