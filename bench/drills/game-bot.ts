import { type GamePlay, gamePlay } from "@confetti/contract/games"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import type { Puzzles } from "../../apps/server/src/modules/games/puzzles/load-puzzles.ts"
import type { Player } from "./seed-players.ts"

/** A bot's view of a play: its moves, and how it ended. */
export type Told = { moves: readonly string[]; end: string | null }

export type Bot = {
  player: Player
  /** By game and day, as `WURD 2027-03-01`. */
  told: Map<string, Told>
  /** How often it was told something that contradicts what it was told before. */
  contradictions: () => number
  play: (game: GameKind, day: string) => Promise<void>
}

/** Sends a request until there is an answer that means something. */
export type Ask = (name: string, data: object, player: Player) => Promise<{ result: unknown; code: string | null }>

type Parts = { player: Player; ask: Ask; puzzles: Puzzles; random: () => number }

/** A player on a bad network with two devices: requests are doubled, reordered, and repeated long after. */
export function createBot({ player, ask, puzzles, random }: Parts): Bot {
  const told = new Map<string, Told>()
  const sent: { name: string; data: object }[] = []
  let contradictions = 0
  const chance = (share: number): boolean => random() < share
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

  function note(play: GamePlay): void {
    const key = `${play.game} ${play.day}`
    const before = told.get(key) ?? { moves: [], end: null }
    const now = { moves: movesOf(play), end: play.state === "playing" ? null : endOf(play) }
    const [short, long] = now.moves.length < before.moves.length ? [now, before] : [before, now]
    const isSameStory = short.moves.every((move, at) => move === long.moves[at])
    const hasSameEnd = before.end === null || now.end === null || before.end === now.end
    if (!isSameStory || !hasSameEnd) contradictions += 1
    told.set(key, { moves: long.moves, end: before.end ?? now.end })
  }

  async function once(name: string, data: object): Promise<string | null> {
    const { result, code } = await ask(name, data, player)
    if (code === null) note(gamePlay.parse(result))
    return code
  }

  /** The last of the answers' codes, once what is sent has arrived in whatever way. */
  async function send(name: string, data: object): Promise<string | null> {
    sent.push({ name, data })
    if (chance(0.15)) await Promise.all([once(name, data), once(name, data)])
    if (chance(0.1)) {
      // A device that was away sends what it still had.
      const old = pick(sent)
      await once(old.name, old.data)
    }
    return once(name, data)
  }

  const countOf = (game: GameKind, day: string): number => told.get(`${game} ${day}`)?.moves.length ?? 0
  const isOver = (game: GameKind, day: string): boolean => (told.get(`${game} ${day}`)?.end ?? null) !== null
  const start = (game: GameKind, day: string) =>
    send("games-start_game", { game, zone: "UTC", day, isTimed: chance(0.5) })

  async function playWurd(day: string): Promise<void> {
    const { word: answer } = puzzles.schedule.puzzleOf("WURD", day)
    const guess = (): string => (chance(0.25) ? answer : pick(puzzles.lists.answers))
    const submit = async (at: number, word: string): Promise<void> => {
      const code = await send("games-submit_guess", { game: "WURD", day, at, word })
      // Looks at which play came first.
      if (code !== null) await start("WURD", day)
    }
    while (!isOver("WURD", day)) {
      const at = countOf("WURD", day)
      // Another device guesses at the same place, or the next guess is there first.
      const disturbed = random()
      if (disturbed < 0.1) await Promise.all([submit(at, guess()), submit(at, guess())])
      else if (disturbed < 0.2 && at < 5) await Promise.all([submit(at + 1, guess()), submit(at, guess())])
      else await submit(at, guess())
      if (chance(0.05)) await start("WURD", day)
    }
  }

  async function playBaw(day: string): Promise<void> {
    const { words } = puzzles.schedule.puzzleOf("BAW", day)
    const submit = (word: string) => send("games-submit_guess", { game: "BAW", day, at: countOf("BAW", day), word })
    const wanted = [pick(words), ...words.filter(() => chance(0.08))]
    while (wanted.length > 0) await Promise.all(wanted.splice(0, chance(0.2) ? 2 : 1).map(submit))
    await send("games-finish_game", { game: "BAW", day })
  }

  async function playQuiz(day: string): Promise<void> {
    while (!isOver("QUIZ_ME", day)) {
      const at = countOf("QUIZ_ME", day)
      const answer = () => send("games-answer_question", { day, at, option: Math.floor(random() * 4) })
      if (chance(0.1)) await Promise.all([answer(), send("games-show_question", { day, at })])
      else await send("games-show_question", { day, at })
      if (chance(0.15)) await Promise.all([answer(), answer()])
      else await answer()
    }
  }

  const play = { WURD: playWurd, BAW: playBaw, QUIZ_ME: playQuiz }
  return {
    player,
    told,
    contradictions: () => contradictions,
    play: async (game, day) => {
      sent.length = 0
      await start(game, day)
      await play[game](day)
    },
  }
}

function movesOf(play: GamePlay): string[] {
  if (play.game === "QUIZ_ME") return play.answered.map(({ chosen }) => (chosen === null ? "NoTime" : String(chosen)))
  return (play.game === "WURD" ? play.rows : play.found).map(({ word }) => word)
}

function endOf(play: GamePlay): string {
  return `${play.state} ${play.game === "WURD" ? play.rows.length : play.points}`
}
