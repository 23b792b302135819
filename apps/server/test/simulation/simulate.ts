import fc from "fast-check"
import { describeAudit, isSound, verifyData } from "../../src/verify-data.ts"
import { aimed, applyTo, type Model, newModel, piecesOf } from "./model.ts"
import { history, type Step } from "./step.ts"
import { type SimulatedPerson, type SimulatedWorld, startSimulatedWorld } from "./world.ts"

export type Simulated = {
  histories: number
  steps: number
  crashes: number
  sent: number
  lost: number
  returned: number
  resent: number
  unlocked: number
  takenBack: number
  erased: number
  written: number
  takenDown: number
}

/** Every invariant is checked after so many histories, and at the end; each person against the model after every one. */
const verifyEvery = 100

/**
 * Runs seeded histories of awards, redemptions, choices, cancellations, refunds, parcels that arrive, are lost or come back, thoughts,
 * reviews and erasures, with a crash at any await, and throws at the first that ends as it must not: with its seed, and the shortest
 * history that shows it.
 */
export async function simulate({ seed, histories }: { seed: number; histories: number }): Promise<Simulated> {
  const world = await startSimulatedWorld()
  const done: Simulated = {
    histories: 0,
    steps: 0,
    crashes: 0,
    sent: 0,
    lost: 0,
    returned: 0,
    resent: 0,
    unlocked: 0,
    takenBack: 0,
    erased: 0,
    written: 0,
    takenDown: 0,
  }
  try {
    const property = fc.asyncProperty(history, async ({ isNew, steps }) => {
      const { redeemed, failed, isErased, thoughts } = await live(world, isNew, steps)
      done.sent += redeemed.filter(({ state }) => state === "shipped" || state === "delivered").length
      done.lost += failed.lost
      done.returned += failed.returned
      done.resent += redeemed.filter(({ parcel }) => parcel > 1).length
      done.unlocked += redeemed.filter(({ state }) => state === "unlocked").length
      done.takenBack += redeemed.filter(({ state }) => state === "refunded").length
      done.erased += Number(isErased)
      done.written += thoughts.written.length
      done.takenDown += thoughts.written.filter(({ state }) => state === "rejected").length
      done.histories += 1
      done.steps += steps.length
      done.crashes += steps.reduce((sum, { crashes }) => sum + crashes.length, 0)
      if (done.histories % verifyEvery === 0) await verify(world)
    })
    await fc.assert(property, { seed, numRuns: histories, endOnFailure: false })
    await verify(world)
    return done
  } finally {
    await world.stop()
  }
}

async function live(world: SimulatedWorld, isNew: boolean, steps: readonly Step[]): Promise<Model> {
  const model = newModel(isNew)
  const before = await stockOf(world)
  const person = await world.newPerson(isNew)
  for (const { action, crashes } of steps) {
    const step = { action: aimed(model, action), crashes }
    const mustSucceed = applyTo(model, step.action, world.clock.now)
    const hasSucceeded = await person.act(step)
    // An award heard of only after a crash says that it was paid before: the ledger is what counts, and it is compared below.
    const isCertain = step.action.do !== "award" || step.crashes.length === 0
    if (isCertain && hasSucceeded !== mustSucceed)
      throw new Error(`${step.action.do} ${hasSucceeded ? "succeeded" : "was refused"}, and must not be`)
    await compare(world, person.userId, model)
    await compareThoughts(world, person, model)
    const { taken, stock } = await stockOf(world)
    if (taken - before.taken !== piecesOf(model)) throw new Error("another number of pieces is taken")
    if (before.stock - stock !== model.failed.lost) throw new Error("another number of pieces is lost")
  }
  return model
}

/** How many pieces there are, and of them how many are given or promised to anybody. */
async function stockOf({ server: { db } }: SimulatedWorld): Promise<{ stock: number; taken: number }> {
  const rows = await db.selectFrom("reward_stock").select(["stock", "taken"]).execute()
  return rows.reduce((sum, row) => ({ stock: sum.stock + row.stock, taken: sum.taken + row.taken }), {
    stock: 0,
    taken: 0,
  })
}

async function compare({ server: { db } }: SimulatedWorld, userId: string, model: Model): Promise<void> {
  const account = await db
    .selectFrom("points_accounts")
    .select(["points", "held"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  if (model.isErased) {
    if (account) throw new Error("somebody who was erased has an account")
    return
  }
  const { points = 0, held = 0 } = account ?? {}
  if (points !== model.points || held !== model.held)
    throw new Error(`has ${points} and ${held} held, and must have ${model.points} and ${model.held}`)
  const states = await db.selectFrom("redemptions").select(["state", "parcel"]).where("user_id", "=", userId).execute()
  const [is, must] = [states, model.redeemed].map((each) =>
    each
      .map(({ state, parcel }) => `${state} ${parcel}`)
      .toSorted()
      .join(),
  )
  if (is !== must) throw new Error(`redemptions are ${is}, and must be ${must}`)
  const parcels = await db.selectFrom("failed_parcels").select("fate").where("user_id", "=", userId).execute()
  const count = (fate: string) => parcels.filter((parcel) => parcel.fate === fate).length
  if (count("lost") !== model.failed.lost || count("returned") !== model.failed.returned)
    throw new Error(`has ${count("lost")} parcels lost and ${count("returned")} returned, and must have others`)
}

async function compareThoughts(
  { server: { db } }: SimulatedWorld,
  person: SimulatedPerson,
  model: Model,
): Promise<void> {
  const rows = await db.selectFrom("thoughts").selectAll().where("user_id", "=", person.userId).execute()
  const must = model.isErased ? [] : model.thoughts.written
  if (rows.length !== must.length) throw new Error(`has ${rows.length} thoughts, and must have ${must.length}`)
  for (const [at, { state, points, taken, isDeleted, isMarked }] of must.entries()) {
    const row = rows.find(({ thought_id }) => thought_id === person.thoughts[at])
    const [is, mustBe] = [
      [row?.state, row?.points, row?.taken, (row?.deleted_at ?? null) !== null, row?.marks],
      [state, points, taken, isDeleted, Number(isMarked)],
    ].map((each) => each.join())
    if (is !== mustBe) throw new Error(`a thought is ${is}, and must be ${mustBe}`)
  }
}

async function verify({ server: { db } }: SimulatedWorld): Promise<void> {
  const verdict = await verifyData(db)
  if (!isSound(verdict)) throw new Error(describeAudit(verdict).join("\n"))
}
