import type { OverlaySource } from "../../../platform/content/overlay.ts"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import { t } from "../../../platform/words/say.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { addMedia } from "../../media/store.ts"
import type { Problem } from "../pack/problem.ts"
import { InvalidPack } from "../pack/problem.ts"
import { type Pack, readPack } from "../pack/read-pack.ts"
import { tileId } from "../pack/tile-id.ts"
import { lockContent, readStored, savePackDir, writePlan } from "../store.ts"
import type { ContentChange } from "./content-change.ts"
import { checkSamePack, OtherPack } from "./other-pack.ts"
import { planImport } from "./plan-import.ts"
import { type MediaTools, type PreparedPack, type PreparedTile, preparePack } from "./prepare-pack.ts"
import type { StoredContent } from "./stored-content.ts"
import { warnOfDays } from "./warn-of-days.ts"
import { warnOfPages } from "./warn-of-pages.ts"

export type ImportResult = {
  version: number
  changes: readonly ContentChange[]
  ignored: readonly string[]
  warnings: readonly string[]
}

/** How often an import starts over because another one came between reading the overlay and the lock. */
const mostTries = 5

/** Imports the pack in a folder with the studio's overlay, whole or not at all. Throws InvalidPack. */
export async function importContent(
  dir: string,
  overlay: OverlaySource,
  db: Db,
  tools: MediaTools,
  now: Date,
): Promise<ImportResult> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const pack = await readPack(dir, await overlay.read(db))
    const result = await importPack(pack, db, tools, now, overlay)
    if (result) return result
  }
  throw new Error(`the studio's tiles changed ${mostTries} times while they were read`)
}

/**
 * Imports a pack that was read. Concurrent imports run one after the other. Null if the overlay has changed since the pack was read; then
 * nothing is written.
 */
async function importPack(
  pack: Pack,
  db: Db,
  tools: MediaTools,
  now: Date,
  overlay: OverlaySource,
): Promise<ImportResult | null> {
  const prepared = await preparePack(pack, tools)
  return db.transaction().execute(async (tx) => {
    await lockContent(tx)
    if ((await overlay.stamp(tx)) !== pack.overlay.stamp) return null
    return writeContent(tx, prepared, now, tools.mayReplace)
  })
}

export async function writeContent(tx: Tx, pack: PreparedPack, now: Date, mayReplace = false): Promise<ImportResult> {
  const stored = await readStored(tx)
  const problems = checkIdentity(pack.tiles, stored)
  if (problems.length > 0) throw new InvalidPack(problems, pack.brand.language)
  const plan = planImport(pack, stored)
  const otherPack = mayReplace ? [] : checkSamePack(pack, stored, plan)
  if (otherPack.length > 0) throw new OtherPack(otherPack, pack.brand.language)
  await addMedia(tx, [
    ...pack.icons,
    ...[...pack.tiles, ...pack.posts, ...pack.items].flatMap(({ requests }) => requests),
  ])
  if (plan.changes.length > 0) await writePlan(tx, plan, now)
  await savePackDir(tx, pack.dir)
  const warnings = [warnOfDays(pack.dailyTiles, now) ?? [], warnOfPages(pack.pages)].flat()
  return {
    version: plan.version,
    changes: plan.changes,
    ignored: pack.ignored,
    warnings: warnings.map((warning) => warning(wordsIn(pack.brand.language))),
  }
}

/** A `formerly` without the tile's first slug would create a new tile and lose the likes. Only the database knows that slug. */
function checkIdentity(tiles: readonly PreparedTile[], stored: StoredContent): Problem[] {
  const kept = new Set(tiles.map(({ file }) => file.id))
  const owners = new Map([...stored.formerSlugs, ...stored.tiles.map(({ id, slug }) => [slug, id] as const)])
  return tiles.flatMap(({ file }) => {
    const lost = (file.fields.formerly ?? [])
      .map((slug) => owners.get(slug))
      .find((id) => id !== undefined && !kept.has(id))
    if (lost === undefined) return []
    const first = [...owners].find(([slug, id]) => id === lost && tileId(slug) === lost)?.[0] ?? null
    const say =
      first === null
        ? t`this tile was first published under another slug: start \`formerly\` with that slug, so that its likes and reads are kept`
        : t`this tile was first published as \`${first}\`: start \`formerly\` with it, so that its likes and reads are kept`
    return [{ file: file.file, line: file.lineOf(["formerly"]), say, path: ["formerly"] }]
  })
}
