import type { Db, Tx } from "../../../platform/db/open-database.ts"
import { addMedia } from "../../media/store.ts"
import { InvalidPack } from "../pack/invalid-pack.ts"
import type { Pack } from "../pack/read-pack.ts"
import { lockContent, readStored, writePlan } from "../store.ts"
import { checkIdentity } from "./check-identity.ts"
import type { ContentChange } from "./content-change.ts"
import { planImport } from "./plan-import.ts"
import { type PreparedPack, preparePack, type Workshop } from "./prepare-pack.ts"

export type ImportResult = { version: number; changes: readonly ContentChange[] }

/**
 * Brings a pack into the database, whole or not at all. Throws InvalidPack when anything is wrong with it. Two imports at
 * once wait for each other, and the second sees what the first wrote.
 */
export async function importPack(pack: Pack, db: Db, workshop: Workshop, now: Date): Promise<ImportResult> {
  const prepared = await preparePack(pack, workshop)
  return db.transaction().execute(async (tx) => {
    await lockContent(tx)
    return writePack(tx, prepared, now)
  })
}

async function writePack(tx: Tx, pack: PreparedPack, now: Date): Promise<ImportResult> {
  const stored = await readStored(tx)
  const problems = checkIdentity(pack.tiles, stored)
  if (problems.length > 0) throw new InvalidPack(problems)
  await addMedia(
    tx,
    [...pack.tiles, ...pack.posts, ...pack.items].flatMap(({ requests }) => requests),
  )
  const plan = planImport(pack, stored)
  if (plan.changes.length > 0) await writePlan(tx, plan, now)
  return { version: plan.version, changes: plan.changes }
}
