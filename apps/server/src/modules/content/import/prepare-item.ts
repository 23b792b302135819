import type { Picture } from "@confetti/contract/picture"
import type { ShopItem } from "../../../platform/content/shop-item.ts"
import type { DrawingPool } from "../../media/drawing-pool.ts"
import { ghostOf } from "../../media/ghosts.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { type Media, mediaOf, pictureWidths } from "../../media/media-request.ts"
import { keepOriginal } from "../../media/originals.ts"
import { shortHash } from "../../media/short-hash.ts"
import type { ItemFile } from "../pack/parse-shop.ts"
import type { Problem } from "../pack/problem.ts"
import type { PathOf } from "../pack/read-pack.ts"
import { checkArt } from "./art-of-tile.ts"

export type PreparedItem = {
  item: ShopItem
  stock: { variant: string; pieces: number }[]
  requests: Media[]
  /** Unchanged items have the same hash. Stock is not part of it: after the first import it belongs to the shop. */
  contentHash: string
}

type MediaTools = { folder: MediaFolder; pool: DrawingPool }

const size = { width: 1242, height: 932 }

export function checkItemPicture(pathOf: PathOf, { file, picture, lineOf }: ItemFile): Promise<Problem[]> {
  return checkArt(pathOf, { file, fields: { picture }, lineOf })
}

export async function prepareItem(
  pathOf: PathOf,
  file: ItemFile,
  position: number,
  tools: MediaTools,
): Promise<PreparedItem> {
  const original = await keepOriginal(tools.folder, pathOf(file.file, file.picture.file))
  const { request, picture } = await pictureOfItem(original, tools)
  const { id: pictureId, ...made } = picture
  const { id, title, teaser, text, kind, cost, status, isExample, choice, variants } = file
  const item: ShopItem = {
    id,
    title,
    teaser,
    text,
    kind,
    cost,
    status,
    isExample,
    // The order of keys is part of the hash.
    picture: { id: pictureId, alt: file.picture.alt, ...made },
    choice,
    variants: variants.map((variant) => ({ id: variant.id, name: variant.name })),
  }
  return {
    item,
    stock: variants.map((variant) => ({ variant: variant.id, pieces: variant.stock })),
    requests: [request],
    contentHash: shortHash(JSON.stringify([position, item]), 26),
  }
}

export async function pictureOfItem(
  original: string,
  tools: MediaTools,
): Promise<{ request: Media; picture: Omit<Picture, "alt"> }> {
  const request = mediaOf({ kind: "picture", art: { kind: "original", file: original }, ...size })
  const ghost = await ghostOf(request, tools)
  return { request, picture: { id: request.id, ...size, widths: [...pictureWidths], ...ghost } }
}
