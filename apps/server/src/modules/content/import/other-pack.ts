import { t } from "../../../platform/words/say.ts"
import { brandFile } from "../pack/parse-brand.ts"
import { InvalidPack, type Problem } from "../pack/problem.ts"
import type { ImportPlan } from "./plan-import.ts"
import type { PreparedPack } from "./prepare-pack.ts"
import type { StoredContent } from "./stored-content.ts"

/** The pack would replace another one, which only `npm run content` may do. Nothing was written. */
export class OtherPack extends InvalidPack {}

/** Refuses a pack when two of three signs say it is another one: folder, name, removed tiles. Each alone is normal. */
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
