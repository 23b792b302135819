import { InvalidPack, type Problem } from "../../content/pack/problem.ts"
import { readPack } from "../../content/pack/read-pack.ts"
import { questionsOfFile } from "../../content/tile-question.ts"
import type { Overlay } from "../../../platform/content/overlay.ts"
import { noOverlay } from "../../content/pack/overlay.ts"
import type { QuizTile } from "./quiz-tile.ts"

export async function quizTilesOfPack(
  dir: string,
  overlay: Overlay = noOverlay,
): Promise<{ tiles: QuizTile[]; problems: readonly Problem[] }> {
  try {
    const { tiles } = await readPack(dir, overlay)
    return { tiles: tiles.map(toQuizTile), problems: [] }
  } catch (error) {
    if (error instanceof InvalidPack) return { tiles: [], problems: error.problems }
    throw error
  }
}

type PackTile = Awaited<ReturnType<typeof readPack>>["tiles"][number]

function toQuizTile({ id, slug, fields }: PackTile): QuizTile {
  return {
    id,
    slug,
    developing: fields.developing === true,
    publishedAt: Date.parse(fields.published),
    season: fields.season ?? null,
    questions: questionsOfFile(fields.questions),
  }
}
