import type { GamePlay, QuizPlay, TileLink } from "@confetti/contract/games"
import type { Db } from "../../platform/db/open-database.ts"
import { playView, quizView } from "./play-view.ts"
import type { PlayerDay } from "./player.ts"
import type { Puzzle, QuizPuzzle } from "./puzzles/puzzle.ts"
import type { PlayRow } from "./store.ts"
import { tileLinksOf } from "./tile-store.ts"

type Shown<Of extends Puzzle> = { play: PlayRow; puzzle: Of; today: PlayerDay }

export async function showPlay(db: Db, { play, puzzle, today }: Shown<Puzzle>, now: number): Promise<GamePlay> {
  return playView({ play, puzzle, today }, { links: await linksOf(db, play, puzzle, now), now })
}

export async function showQuiz(db: Db, { play, puzzle, today }: Shown<QuizPuzzle>, now: number): Promise<QuizPlay> {
  return quizView({ play, puzzle, today }, { links: await linksOf(db, play, puzzle, now), now })
}

/** Links only for what was found out: a tile would reveal the word, or a question to come. */
function linksOf(db: Db, play: PlayRow, puzzle: Puzzle, now: number): Promise<ReadonlyMap<string, TileLink>> {
  return tileLinksOf(db, tilesFoundOut(play, puzzle), new Date(now))
}

function tilesFoundOut({ outcome, moves }: PlayRow, puzzle: Puzzle): string[] {
  if (puzzle.kind === "QUIZ_ME") return puzzle.questions.slice(0, moves.length).map(({ tileId }) => tileId)
  return puzzle.kind === "WURD" && outcome !== null && puzzle.tileId !== null ? [puzzle.tileId] : []
}
