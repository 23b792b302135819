import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"

/** The language of a content pack, where there is a message catalogue of it: that of `de-AT` is `de`. English where there is none. */
export function packLanguage(root, env) {
  const pack = join(resolve(root, env.CONTENT_DIR || "content"), "pack.yaml")
  const tag = existsSync(pack) ? /^language: *["']?([A-Za-z]+)/m.exec(readFileSync(pack, "utf8"))?.[1] : undefined
  const language = tag?.toLowerCase() ?? "en"
  return existsSync(join(root, `packages/messages/catalogues/${language}.po`)) ? language : "en"
}
