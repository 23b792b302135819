import type { WurdPlay } from "@confetti/contract/games"
import { checkHardMode, type MarkedGuess, wurdGuesses, wurdLetters } from "@confetti/domain/games/wurd"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { createStore, type Store } from "../../../platform/create-store.ts"
import { vibrate } from "../../../platform/haptics.ts"
import { fieldsOf, readStored, writeStored } from "../../../platform/storage.ts"
import { announce } from "../../../ui/announce.tsx"
import { isDialogOpen } from "../../../ui/open-dialogs.ts"
import type { OpenPlay, PlayState, Refusal } from "../open-play.ts"

/** The letters of the current row; `shakes` counts refusals. */
export type EntryState = { letters: string; shakes: number }

export type Entry = Store<EntryState> & {
  press: (key: BoardKey) => void
  /** Restores a row that the server refuses. Returns a function that stops it. */
  follow: () => () => void
}

type Parts = {
  actions: OpenPlay
  userId: string | null
  onSay: (text: string) => void
}

export function openEntry({ actions, userId, onSay }: Parts): Entry {
  const first = wurdOf(actions.get())
  const store = createStore<EntryState>({ letters: first ? readDraft(userId, first.day) : "", shakes: 0 })
  let answered = actions.get().refusal?.number ?? 0

  const write = (letters: string) => {
    store.set({ ...store.get(), letters })
    const play = wurdOf(actions.get())
    if (play) keepDraft({ userId, day: play.day, letters })
  }
  const refuse = (words: string) => {
    store.set({ ...store.get(), shakes: store.get().shakes + 1 })
    announce(words)
    vibrate("refused")
  }

  const enter = () => {
    const { waiting } = actions.get()
    const play = wurdOf(actions.get())
    if (!play) return
    const { letters } = store.get()
    const problem = checkEntry(letters, { rows: play.rows, isHard: play.isHard, isWaiting: waiting.length > 0 })
    if (problem !== null) return refuse(problem)
    write("")
    actions.guess(letters)
  }

  return {
    ...store,
    press(key) {
      if (!isOpen(actions.get())) return
      const { letters } = store.get()
      if (key === "enter") return enter()
      if (key === "delete") {
        const last = letters.slice(-1).toUpperCase()
        if (last !== "") onSay(t`${last} deleted`)
        return write(letters.slice(0, -1))
      }
      if (letters.length === wurdLetters) return
      onSay(key.toUpperCase())
      write(letters + key)
    },
    follow: () =>
      actions.on(() => {
        const { refusal } = actions.get()
        if (!refusal || refusal.number === answered) return
        answered = refusal.number
        write(refusal.word)
        refuse(wordsOf(refusal))
      }),
  }
}

export function wurdOf({ play }: PlayState): WurdPlay | null {
  return play?.game === "WURD" ? play : null
}

/** Whether letters can be typed, even before the game's state is known. */
export function isOpen(state: PlayState): boolean {
  const play = wurdOf(state)
  if (!play) return true
  return play.state === "playing" && play.rows.length + state.waiting.length < wurdGuesses
}

function wordsOf({ code, word, message }: Refusal): string {
  const upper = word.toUpperCase()
  return code === "game/not-a-word" ? t`${upper} is not in the word list` : message
}

type SavedDraft = { userId: string | null; day: string; letters: string }

function readDraft(userId: string | null, day: string): string {
  const saved = readStored("cf_play_draft", isDraft)
  return saved?.userId === userId && saved.day === day ? saved.letters : ""
}

function keepDraft(draft: SavedDraft): void {
  writeStored("cf_play_draft", draft)
}

function isDraft(value: unknown): value is SavedDraft {
  const { userId, day, letters } = fieldsOf(value)
  const isWhole = typeof letters === "string" && /^[a-z]*$/.test(letters) && letters.length <= wurdLetters
  return (userId === null || typeof userId === "string") && typeof day === "string" && isWhole
}

type Board = { rows: readonly MarkedGuess[]; isHard: boolean; isWaiting: boolean }

/** Why a row can't be entered, as far as the device knows; null if the server decides. */
export function checkEntry(letters: string, { rows, isHard, isWaiting }: Board): string | null {
  const missing = wurdLetters - letters.length
  if (missing > 0) return plural(missing, { one: "One letter is missing", other: "# letters are missing" })
  if (isWaiting) return t`The row above is still waiting`
  const upper = letters.toUpperCase()
  if (rows.some(({ word }) => word === letters)) return t`You already tried ${upper}`
  const hard = isHard ? checkHardMode(rows, letters) : { ok: true as const }
  if (hard.ok) return null
  const letter = hard.letter.toUpperCase()
  if (hard.reason === "letter-moved") return staysTexts(letter)[hard.place] ?? ""
  return plural(hard.count, { one: `Hard mode: use ${letter} again`, other: `Hard mode: use ${letter} # times` })
}

function staysTexts(letter: string): readonly string[] {
  return [
    t`Hard mode: ${letter} must stay first`,
    t`Hard mode: ${letter} must stay second`,
    t`Hard mode: ${letter} must stay third`,
    t`Hard mode: ${letter} must stay fourth`,
    t`Hard mode: ${letter} must stay fifth`,
  ]
}

/** A key of the board: a small letter, or one of these. */
export type BoardKey = "enter" | "delete" | (string & {})

/** The board's key for a keyboard event; null for others. */
export function keyOfEvent(event: KeyboardEvent): BoardKey | null {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null
  if (isDialogOpen() || isFor(target, "input, textarea, select, [contenteditable]")) return null
  if (key === "Backspace") return "delete"
  // Key repeat is ignored.
  if (event.repeat) return null
  // Enter presses a focused button or link.
  if (key === "Enter") return isFor(target, "a, button") ? null : "enter"
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : null
}

function isFor(target: EventTarget | null, owners: string): boolean {
  return target instanceof Element && target.closest(owners) !== null
}
