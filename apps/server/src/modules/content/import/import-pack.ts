import { join } from "node:path"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import { type Cover, hasCoverList, listCovers } from "../../media/covers.ts"
import { exists } from "../../media/originals.ts"
import { addMedia } from "../../media/store.ts"
import type { Problem } from "../pack/problem.ts"
import { InvalidPack } from "../pack/problem.ts"
import type { Pack } from "../pack/read-pack.ts"
import { tileId } from "../pack/tile-id.ts"
import { lockContent, readStored, writePlan } from "../store.ts"
import type { ContentChange } from "./content-change.ts"
import { planImport } from "./plan-import.ts"
import { type PreparedPack, type PreparedTile, preparePack, type Workshop } from "./prepare-pack.ts"
import type { StoredContent } from "./stored-content.ts"

export type ImportResult = { version: number; changes: readonly ContentChange[] }

/**
 * Brings a pack into the database, whole or not at all. Throws InvalidPack when anything is wrong with it. Two imports at
 * once wait for each other, and the second sees what the first wrote.
 */
export async function importPack(pack: Pack, db: Db, workshop: Workshop, now: Date): Promise<ImportResult> {
  const prepared = await preparePack(pack, workshop)
  const covers = [...prepared.tiles, ...prepared.posts].flatMap((each) => each.covers)
  if (workshop.drawsFirst) await drawCovers(covers, workshop)
  return db.transaction().execute(async (tx) => {
    await lockContent(tx)
    const result = await writePack(tx, prepared, now)
    // Where another machine has imported all of it, that one draws; the list is there before anybody can ask for what is in it.
    const isOurs = result.changes.length > 0 || (await hasCoverList(workshop.folder))
    if (isOurs) await listCovers(workshop.folder, covers)
    return result
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

/**
 * A `formerly` that leaves out a tile's first slug would make a new tile of it, without its readers' likes and places.
 * Only the database knows that slug.
 */
function checkIdentity(tiles: readonly PreparedTile[], stored: StoredContent): Problem[] {
  const kept = new Set(tiles.map(({ file }) => file.id))
  const owners = new Map([...stored.formerSlugs, ...stored.tiles.map(({ id, slug }) => [slug, id] as const)])
  return tiles.flatMap(({ file }) => {
    const lost = (file.fields.formerly ?? [])
      .map((slug) => owners.get(slug))
      .find((id) => id !== undefined && !kept.has(id))
    if (lost === undefined) return []
    const first = [...owners].find(([slug, id]) => id === lost && tileId(slug) === lost)?.[0] ?? "another name"
    const message = `this tile was first called \`${first}\`: begin \`formerly\` with it, so that likes and reads stay`
    return [{ file: file.file, line: file.lineOf(["formerly"]), message }]
  })
}

/** Draws the covers whose files are not among the originals yet, one after the other at low priority. */
async function drawCovers(
  covers: readonly Cover[],
  workshop: Pick<Workshop, "folder" | "pool" | "onDrawn">,
): Promise<void> {
  const { folder, pool, onDrawn } = workshop
  for (const [at, { file, request }] of covers.entries()) {
    const path = join(folder.originals, file)
    if (!(await exists(path))) await pool.draw({ task: "cover", request, path }, "whenever")
    onDrawn?.(at + 1, covers.length)
  }
}
