import type { StudioFileOutcome } from "@confetti/contract/studio-brand"
import type { GameChoice, listGameDays } from "@confetti/contract/studio-games"
import { isGameKind } from "@confetti/domain/games/game-kinds"
import type { z } from "zod"
import { overridesFile as file } from "../modules/games/puzzles/read-overrides.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { StartupError } from "../platform/run-program.ts"

type Given = { line?: string | undefined; repeat?: boolean | undefined }

export async function changeDay(
  { call }: Operator,
  command: string,
  [day = "", game = "", ...words]: readonly string[],
  { line = "", repeat = false }: Given,
): Promise<string | null> {
  const change = async (name: string, data: object, said: string): Promise<string> => {
    const { problems } = await call<StudioFileOutcome>(name, data)
    if (problems.length === 0) return said
    const messages = problems.map(
      ({ message, path }) => `${message}${path?.[0] === "repeat" ? " (--repeat allows it)" : ""}`,
    )
    throw new StartupError(`Nothing was changed: ${messages.join("; ")}`)
  }
  if (command === "take-over") return change("studio-take_over_file", { file }, `The studio has ${file}.`)
  const { version: base } = await call<z.output<typeof listGameDays.output>>("studio-list_game_days", {})
  if (command === "return") return change("studio-return_file", { file, base }, `The pack's ${file} counts again.`)
  if (!isGameKind(game)) return null
  if (command === "clear")
    return change("studio-clear_game_day", { base, day, game }, `${day} ${game} uses the planned puzzle again.`)
  const choice = choiceOf(game, words, line)
  if (choice === null) return null
  return change("studio-set_game_day", { base, day, choice, mayRepeat: repeat }, `${day} ${game} is chosen.`)
}

function choiceOf(game: GameChoice["game"], words: readonly string[], line: string): GameChoice | null {
  const [first, second] = words
  if (first === undefined) return null
  if (game === "WURD") return { game, word: first, line }
  if (game === "BAW") return second === undefined ? null : { game, letters: first, required: second }
  const questions = words.map((word) => {
    const [tile = "", number = "1"] = word.split(":")
    return { tile, question: Number(number) }
  })
  return { game, questions }
}
