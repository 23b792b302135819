import { t } from "../../../platform/words/say.ts"
import { brandFile } from "../pack/parse-brand.ts"
import { InvalidPack, type Problem } from "../pack/problem.ts"
import type { ImportPlan } from "./plan-import.ts"
import type { PreparedPack } from "./prepare-pack.ts"
import type { StoredContent } from "./stored-content.ts"

/** Nothing was written: this pack would take the place of another one, which only its own command may do. */
export class OtherPack extends InvalidPack {}

/**
 * Checks that a pack is the one the content came from. Two signs of three refuse it: another folder, another name, tiles that would be removed. Each
 * alone is everyday: a pack is moved, renamed and shortened.
 */
export function checkSamePack(pack: PreparedPack, stored: StoredContent, plan: ImportPlan): Problem[] {
  const { state } = stored
  if (state === null) return []
  const { name } = JSON.parse(state.brand) as { name: string }
  const { dir } = pack
  const from = state.packDir
  const count = plan.removals.length
  const signs = [from !== null && from !== dir, name !== pack.brand.name, count > 0].filter(Boolean).length
  if (signs < 2) return []
  const say =
    from === null
      ? t`this is a different pack from the one on this server, “${name}”. Tiles it would remove: ${count}. Set CONTENT_DIR to the pack in use, or replace it with npm run content:import -- ${dir}`
      : t`this is a different pack from the one on this server, “${name}” from ${from}. Tiles it would remove: ${count}. Set CONTENT_DIR to that folder, or replace it with npm run content:import -- ${dir}`
  return [{ file: brandFile, line: 1, say }]
}
