import { AppError } from "@confetti/contract/app-error"
import type { Tile } from "@confetti/contract/tile"
import { type Moment, tileIdFor } from "../../platform/content/tile-ids.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { parseJson } from "../../platform/parse-json.ts"
import { documentOf } from "./store.ts"

export type Question = { id: string; tileId: string; min: number; max: number }

/** The question with this id in a tile that the reader can open. Throws `tile/no-such-question`. */
export async function findQuestion(db: Db | Tx, moment: Moment, id: string): Promise<Question> {
  const tileId = id.slice(0, id.lastIndexOf("."))
  const isReadable = (await tileIdFor(db, moment, tileId)) === tileId
  const document = isReadable ? await documentOf(db, tileId) : null
  const block = document === null ? undefined : guessesOf(parseJson(document) as Tile).find((each) => each.id === id)
  if (block === undefined) throw new AppError("tile/no-such-question")
  return { id, tileId, min: block.min, max: block.max }
}

function guessesOf({ body, subtiles }: Tile) {
  return [body, ...subtiles.map((subtile) => subtile.body)].flat().filter((block) => block.type === "guess")
}
