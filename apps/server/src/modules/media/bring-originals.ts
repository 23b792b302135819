import { bringFile } from "./bring-file.ts"
import { listOriginals } from "./list-originals.ts"
import type { MediaFolder } from "./media-folder.ts"

const originalName = /\b[a-z2-7]{20}(?:-cover)?\.[a-z0-9]{2,5}/g
const film = /\.(?:mp4|webm|mov|mkv)$/

/**
 * Downloads the originals that these texts name, with posters and captions of films. Without a bucket there is nothing to do. Throws
 * StoreAway.
 */
export async function bringOriginals(folder: MediaFolder, texts: Iterable<string | null>): Promise<void> {
  if (folder.bucket === null) return
  const names = new Set([...texts].flatMap((text) => text?.match(originalName) ?? []))
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- sequential: there may be many large ones.
    const found = film.test(name) ? await listOriginals(folder, name.replace(film, "")) : [name]
    // oxlint-disable-next-line no-await-in-loop -- as above.
    for (const each of found) await bringFile(folder, "originals", each)
  }
}
