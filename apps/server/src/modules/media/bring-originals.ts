import { bringFile } from "./bring-file.ts"
import { listOriginals } from "./list-originals.ts"
import type { MediaFolder } from "./media-folder.ts"

const originalName = /\b[a-z2-7]{20}(?:-cover)?\.[a-z0-9]{2,5}/g
const film = /\.(?:mp4|webm|mov|mkv)$/

/**
 * Brings here every original that these texts name, with the poster and the captions beside a film: for what reads them as files. Where there is no
 * bucket they are here, or nowhere. Throws StoreAway.
 */
export async function bringOriginals(folder: MediaFolder, texts: Iterable<string | null>): Promise<void> {
  if (folder.bucket === null) return
  const names = new Set([...texts].flatMap((text) => text?.match(originalName) ?? []))
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: there may be many, and large ones among them.
    const found = film.test(name) ? await listOriginals(folder, name.replace(film, "")) : [name]
    // oxlint-disable-next-line no-await-in-loop -- as above.
    for (const each of found) await bringFile(folder, "originals", each)
  }
}
