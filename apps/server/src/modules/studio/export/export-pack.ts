import { copyFile, cp, mkdir, readdir, writeFile } from "node:fs/promises"
import { dirname, extname, join, relative, sep } from "node:path"
import type { Overlay, OverlayTile } from "../../../platform/content/overlay.ts"
import { captionsOf } from "../../content/import/clip-of-subtile.ts"
import { posterBeside } from "../../content/import/poster-beside.ts"
import { isOriginalName } from "../../content/pack/overlay.ts"
import { parseOnce } from "../../content/pack/parse-once.ts"
import { brandFile } from "../../content/pack/parse-brand.ts"
import { socialFile } from "../../content/pack/parse-social.ts"
import { readPack, textIn } from "../../content/pack/read-pack.ts"
import { shopFile } from "../../content/pack/parse-shop.ts"
import { exists } from "../../media/originals.ts"
import type { StudioItem } from "../../rewards/catalogue/items-of-studio.ts"
import { shopOf } from "./shop-of.ts"

type Parts = {
  dir: string
  overlay: Overlay
  items: readonly StudioItem[]
  originals: string
  target: string
}

export type Exported = { tiles: number; written: string[]; leftOut: string[] }

/**
 * Exports the pack with the studio's tiles, files and items as files that import to the same content. Throws InvalidPack if they would not.
 */
export async function exportPack({ dir, overlay, items, originals, target }: Parts): Promise<Exported> {
  const { brand, tiles, icon, posts, ignored } = await readPack(dir, overlay)
  const leftOut = new Set(ignored)
  const isKept = (path: string): boolean => !leftOut.has(relative(dir, path).split(sep).join("/"))
  const shop = await shopOf({ dir, items, originals, language: brand.language })
  await cp(dir, target, { recursive: true, filter: isKept })
  const written: string[] = []
  for (const { file, text } of overlay.tiles) {
    if (text === null) continue
    await mkdir(dirname(join(target, file)), { recursive: true })
    await writeFile(join(target, file), text)
    for (const name of ownFiles({ file, text })) await copyBeside(originals, name, dirname(join(target, file)))
    written.push(file)
  }
  for (const { file, text } of overlay.files) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await writeFile(join(target, file), text)
    written.push(file)
  }
  if (shop) {
    await mkdir(dirname(join(target, shopFile)), { recursive: true })
    await writeFile(join(target, shopFile), shop.text)
    for (const name of shop.pictures) await copyFile(join(originals, name), join(dirname(join(target, shopFile)), name))
    written.push(shopFile)
  }
  if (icon !== null && textIn(overlay, brandFile) !== null && isOriginalName(icon.name))
    await copyFile(join(originals, icon.name), join(target, icon.name))
  const posters = textIn(overlay, socialFile) === null ? [] : posts.map(({ picture }) => picture?.file ?? "")
  for (const name of posters) if (isOriginalName(name)) await copyFile(join(originals, name), join(target, name))
  return { tiles: tiles.length, written, leftOut: ignored }
}

export async function isEmptyFolder(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (names) => names.length === 0,
    (error: NodeJS.ErrnoException) => error.code === "ENOENT",
  )
}

function ownFiles({ file, text }: Pick<OverlayTile, "file"> & { text: string }): string[] {
  const { tile } = parseOnce(file, text)
  if (!tile) return []
  const { picture } = tile.fields
  const compared = tile.comparisons.flatMap(({ before, after }) => [before.file, after.file])
  const names = [picture.file, picture.video, ...tile.clips.map((clip) => clip?.file), ...compared]
  return names.flatMap((name) => (name !== undefined && isOriginalName(name) ? [name] : []))
}

async function copyBeside(originals: string, name: string, folder: string): Promise<void> {
  const path = join(originals, name)
  const captions = captionsOf(path)
  const poster = await posterBeside(path)
  const beside = [poster, (await exists(captions)) ? captions : null].filter((each) => each !== null)
  await copyFile(path, join(folder, name))
  for (const each of beside) await copyFile(each, join(folder, name.replace(/\.\w+$/, extname(each))))
}
