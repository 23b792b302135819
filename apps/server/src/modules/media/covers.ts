import { readFile } from "node:fs/promises"
import { type IllustrationRequest, illustrationVersion } from "@confetti/cover-art/illustrate"
import { recipeNames } from "@confetti/domain/tile/recipe-names"
import { z } from "zod"
import { type MediaFolder, writeWhole } from "./media-folder.ts"
import { shortHash } from "./short-hash.ts"

/** A cover to draw, and the name of its file among the originals: a hash of all that it is drawn from. */
export type Cover = { file: string; request: IllustrationRequest }

export function coverOf(request: IllustrationRequest): Cover {
  return { file: `${shortHash(JSON.stringify([illustrationVersion, request]), 20)}-cover.jpg`, request }
}

const coverList = z.record(
  z.string(),
  z.strictObject({
    recipe: z.enum(recipeNames),
    emoji: z.string(),
    extras: z.array(z.string()),
    seed: z.number(),
    hue: z.number(),
    width: z.int(),
    height: z.int(),
  }),
)

/**
 * What this machine draws: the covers of the pack that it imported. It lies in DATA_DIR and not among the media, which servers may
 * share: of those, only the one that imported draws. Kept after drawing, so that a lost file is drawn again.
 */
export async function listCovers(folder: MediaFolder, covers: readonly Cover[]): Promise<void> {
  await writeWhole(
    folder.covers,
    JSON.stringify(Object.fromEntries(covers.map(({ file, request }) => [file, request]))),
  )
}

/** What a cover is drawn from, by the name of its file; null when it is none that this machine draws. */
export async function findCover(folder: MediaFolder, file: string): Promise<IllustrationRequest | null> {
  return (await readList(folder))?.[file] ?? null
}

export async function hasCoverList(folder: MediaFolder): Promise<boolean> {
  return (await readList(folder)) !== null
}

async function readList({ covers }: MediaFolder): Promise<z.output<typeof coverList> | null> {
  const text = await readFile(covers, "utf8").catch(() => null)
  return text === null ? null : coverList.parse(JSON.parse(text))
}
