import type { Tile } from "@confetti/contract/tile"
import { replaceQuestions } from "../src/modules/content/questions-store.ts"
import type { TileQuestion } from "../src/modules/content/tile-question.ts"
import type { TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

/** The prefix of everything that a question must keep secret; no other text has it. */
export const secretMark = "zq-option "

/** A question whose words are its own. */
export function makeQuestion(name: string): TileQuestion {
  return {
    question: `What is asked of ${name}?`,
    options: ["a", "b", "c", "d"].map((letter) => `${secretMark}${letter} of ${name}`),
    rightOption: 2,
    why: `${secretMark}that is so of ${name}.`,
  }
}

/** Puts so many tiles with questions into the database, and lets the server see them. */
export async function addQuizTiles(
  server: TestServer,
  count: number,
  { questions = 3, tile = {} }: { questions?: number; tile?: Partial<Tile> } = {},
): Promise<Tile[]> {
  const tiles = Array.from({ length: count }, () => makeTile(tile))
  await insertTiles(server.db, tiles)
  const asked = tiles.map(({ id }) => ({
    tileId: id,
    questions: Array.from({ length: questions }, (_, at) => makeQuestion(`${id} ${at + 1}`)),
  }))
  await server.db.transaction().execute((tx) => replaceQuestions(tx, asked))
  await publishContent(server)
  return tiles
}
