import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { submitGuess } from "@confetti/contract/games"
import { type BawWordDecision, judgeWord } from "@confetti/domain/games/baw"
import { checkHardMode, markGuess, wurdLetters, wurdOutcome } from "@confetti/domain/games/wurd"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { endPlay } from "./end-play.ts"
import type { BawPuzzle, WurdPuzzle } from "./puzzles/puzzle.ts"
import type { WordLists } from "./puzzles/read-word-lists.ts"
import { showPlay } from "./show-play.ts"
import { type PlayRow, putPlay } from "./store.ts"
import { takeTurn } from "./take-turn.ts"

/** Submits a word. The player is locked, so that two devices' guesses are handled in turn. */
export const submitGuessCallable = writeCallable(submitGuess, async (tx, asked, context) => {
  const { play, puzzle, puzzles, today } = await takeTurn(tx, asked, context)
  const word = asked.word.toLowerCase()
  // A retry of the same guess whose answer was lost.
  if (play.moves[asked.at] === word) return showPlay(tx, { play, puzzle, today }, context.now)
  if (play.outcome !== null) throw new AppError("game/already-finished")
  if (!/^[a-z]*$/.test(word)) throw new AppError("game/not-letters")
  const after =
    puzzle.kind === "WURD"
      ? await guessWurd(tx, { play, puzzle, lists: puzzles.lists, word, at: asked.at }, context)
      : findWord({ play, puzzle, lists: puzzles.lists, word })
  await putPlay(tx, after)
  return showPlay(tx, { play: after, puzzle, today }, context.now)
})

type Move<Puzzle> = { play: PlayRow; puzzle: Puzzle; lists: WordLists; word: string }

async function guessWurd(
  tx: Tx,
  { play, puzzle, lists, word, at }: Move<WurdPuzzle> & { at: number },
  context: WriteContext,
): Promise<PlayRow> {
  if (at !== play.moves.length) throw new AppError("game/moved-on")
  if (word.length !== wurdLetters) throw new AppError("game/wrong-length")
  if (!lists.accepted.has(word)) throw new AppError("game/not-a-word")
  const earlier = play.moves.map((guess) => ({ word: guess, marks: markGuess(puzzle.word, guess) }))
  const hard = play.is_hard ? checkHardMode(earlier, word) : { ok: true as const }
  if (!hard.ok) throw new AppError("game/hard-mode", hard)
  const moves = [...play.moves, word]
  const after = { ...play, moves, score: moves.length }
  const outcome = wurdOutcome(puzzle.word, moves)
  return outcome === null ? after : endPlay(tx, after, outcome, context)
}

const refusals: Record<Extract<BawWordDecision, { ok: false }>["reason"], ErrorCode> = {
  "too-short": "game/too-short",
  "other-letter": "game/other-letter",
  "required-left-out": "game/required-left-out",
  "found-before": "game/found-before",
}

function findWord({ play, puzzle, lists, word }: Move<BawPuzzle>): PlayRow {
  const decision = judgeWord(puzzle, word, new Set(play.moves))
  if (!decision.ok) throw new AppError(refusals[decision.reason])
  if (!lists.accepted.has(word) && !puzzle.words.includes(word)) throw new AppError("game/not-a-word")
  return { ...play, moves: [...play.moves, word], score: play.score + decision.points }
}
