import { existsSync } from "node:fs"
import { join } from "node:path"
import { emojiAssetPath } from "../../../apps/server/src/modules/media/emoji-asset-path.ts"

const drawings = new URL("drawings", import.meta.url).pathname

/** The picture of a subject: an emoji's, or one of our own drawings by its name between colons, as `:monotile:`; null for neither. */
export const subjectAssetPath = (subject: string): string | null => {
  const [, name] = /^:([a-z]+(?:-[a-z]+)*):$/.exec(subject) ?? []
  if (name === undefined) return emojiAssetPath(subject)
  const path = join(drawings, `${name}.svg`)
  return existsSync(path) ? path : null
}
