import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { TileQuestion } from "./tile-question.ts"

const batch = 1000

/** Questions by tile, in the order of the file. Tiles without questions are left out. */
export async function questionsOf(db: Db, tileIds: readonly string[]): Promise<Map<string, TileQuestion[]>> {
  const rows = await db
    .selectFrom("tile_questions")
    .selectAll()
    .where("tile_id", "in", tileIds.length > 0 ? tileIds : [""])
    .orderBy("tile_id")
    .orderBy("number")
    .execute()
  return groupByTile(rows)
}

export async function allQuestions(db: Db): Promise<Map<string, TileQuestion[]>> {
  return groupByTile(await db.selectFrom("tile_questions").selectAll().orderBy("tile_id").orderBy("number").execute())
}

export async function replaceQuestions(
  tx: Tx,
  tiles: readonly { tileId: string; questions: readonly TileQuestion[] }[],
): Promise<void> {
  const ids = tiles.map(({ tileId }) => tileId)
  for (let at = 0; at < ids.length; at += batch)
    await tx
      .deleteFrom("tile_questions")
      .where("tile_id", "in", ids.slice(at, at + batch))
      .execute()
  const rows = tiles.flatMap(({ tileId, questions }) =>
    questions.map(({ question, options, rightOption, why }, at) => {
      return { tile_id: tileId, number: at + 1, question, options, right_option: rightOption, why }
    }),
  )
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insertInto("tile_questions")
      .values(rows.slice(at, at + batch))
      .execute()
}

type Row = { tile_id: string; question: string; options: string[]; right_option: number; why: string }

function groupByTile(rows: readonly Row[]): Map<string, TileQuestion[]> {
  const grouped = new Map<string, TileQuestion[]>()
  for (const { tile_id, question, options, right_option, why } of rows) {
    const questions = grouped.get(tile_id) ?? []
    questions.push({ question, options, rightOption: right_option, why })
    grouped.set(tile_id, questions)
  }
  return grouped
}
