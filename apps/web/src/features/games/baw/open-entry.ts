import type { ErrorCode } from "@confetti/contract/errors"
import type { BawPlay } from "@confetti/contract/games"
import { type BawRank, type BawWordDecision, judgeWord } from "@confetti/domain/games/baw"
import { t } from "@confetti/domain/messages/t"
import { createEmitter, createStore, type Emitter, type Store } from "../../../platform/create-store.ts"
import type { OpenPlay, PlayState, Refusal } from "../open-play.ts"

/** Longer than any word of seven letters. */
const longestWord = 24

export type Notice = {
  tone: "refused" | "found" | "pangram" | "waits"
  /** The word it is about; null without one. */
  word: string | null
  text: string
  points: number | null
  rank: BawRank | null
  /** Increments, so that the same message is shown again. */
  number: number
}

export type Entry = {
  typed: string
  entered: string | null
  notice: Notice | null
  /** The letter typed last, and a counter. */
  pressed: { letter: string; number: number }
}

export type OpenEntry = Store<Entry> & {
  type: (letter: string) => void
  erase: () => void
  enter: () => void
  say: (text: string) => void
  /** Dismisses the message. */
  settle: () => void
  /** Follows results of words until the returned function is called. */
  follow: () => () => void
  events: Emitter<BawEvent>
}

type Options = { play: Pick<OpenPlay, "get" | "on" | "guess">; isOnline: () => boolean }

/** The typed word and messages about it. It never waits for the server: words are sent while the next one is typed. */
export function openEntry({ play, isOnline }: Options): OpenEntry {
  const store = createStore<Entry>({
    typed: "",
    entered: null,
    notice: null,
    pressed: { letter: "", number: 0 },
  })
  const events = createEmitter<BawEvent>()
  let notices = 0
  const change = (next: Partial<Entry>) => store.set({ ...store.get(), ...next })
  const notice = (tone: Notice["tone"], text: string, about: Partial<Notice> = {}): Notice => {
    notices += 1
    return { tone, text, word: null, points: null, rank: null, ...about, number: notices }
  }
  const puzzle = (): BawPlay | null => {
    const { play: known } = play.get()
    return known?.game === "BAW" ? known : null
  }

  const tell = (event: BawEvent) => {
    const { typed } = store.get()
    if (event.kind === "found") {
      const last = event.words.at(-1)
      if (!last) return
      const points = event.words.reduce((total, each) => total + each.points, 0)
      const tone = event.words.some(({ isPangram }) => isPangram) ? "pangram" : "found"
      const text = event.isEveryWord
        ? t`That was every word!`
        : cheerFor(event.words.find((each) => each.isPangram) ?? last)
      change({ notice: notice(tone, text, { word: last.word, points, rank: event.rank }) })
    } else {
      const { word, code, message } = event.refusal
      const text = refusalText(code, message, puzzle()?.required ?? "")
      // A word whose day has just ended is entered again, for practice.
      const isForPractice = code === "game/not-today" && typed === ""
      change({ notice: notice("refused", text, { word }), ...(isForPractice && { typed: word, entered: null }) })
    }
    events.emit(event)
  }

  return {
    ...store,
    events,
    type(letter) {
      const { typed, pressed } = store.get()
      if (!puzzle()?.letters.includes(letter)) {
        const name = letter.toUpperCase()
        change({ notice: notice("refused", t`${name} is not one of the letters`) })
        return
      }
      if (typed.length >= longestWord) return
      const isOver = store.get().notice?.tone === "refused" && typed === ""
      change({
        typed: typed + letter,
        entered: null,
        pressed: { letter, number: pressed.number + 1 },
        ...(isOver && { notice: null }),
      })
    },
    erase() {
      const { typed, entered, notice: said } = store.get()
      // A refused word can be corrected.
      const word = typed === "" && said?.tone === "refused" ? (entered ?? "") : typed
      change({ typed: word.slice(0, -1), entered: null, notice: null })
    },
    enter() {
      const known = puzzle()
      const { typed } = store.get()
      if (!known || typed === "") return
      const { waiting } = play.get()
      const found = new Set(known.found.map(({ word }) => word))
      const decision = judgeWord({ letters: known.letters.join(""), required: known.required }, typed, found)
      const isWaiting = decision.ok && waiting.includes(typed)
      if (!decision.ok || isWaiting) {
        const text = decision.ok ? t`Already sent` : reasonText(decision.reason, known.required)
        change({ typed: "", entered: typed, notice: notice("refused", text, { word: typed }) })
        return
      }
      const waits = isOnline() ? null : notice("waits", t`Waiting for a connection`, { word: typed })
      change({ typed: "", entered: typed, notice: waits })
      play.guess(typed)
    },
    say: (text) => change({ notice: notice("refused", text) }),
    settle: () => change({ notice: null, entered: null }),
    follow() {
      let before = play.get()
      return play.on(() => {
        const after = play.get()
        const event = eventBetween(before, after)
        before = after
        if (event) tell(event)
      })
    },
  }
}

type Reason = Extract<BawWordDecision, { ok: false }>["reason"]

function reasonText(reason: Reason, required: string): string {
  if (reason === "too-short") return t`Too short`
  if (reason === "other-letter") return t`Uses other letters`
  const letter = required.toUpperCase()
  if (reason === "required-left-out") return t`Needs the ${letter}`
  return t`Already found`
}

function refusalText(code: ErrorCode, message: string, required: string): string {
  switch (code) {
    case "game/too-short":
      return reasonText("too-short", required)
    case "game/other-letter":
      return reasonText("other-letter", required)
    case "game/required-left-out":
      return reasonText("required-left-out", required)
    case "game/found-before":
      return reasonText("found-before", required)
    case "game/not-a-word":
      return t`Not in the list`
    case "game/not-today":
      return t`The day is over. You are now practising`
    default:
      return message
  }
}

function cheerFor({ word, isPangram, isBonus }: FoundWord): string {
  if (isPangram) return t`Pangram!`
  if (isBonus) return t`Bonus word`
  if (word.length > 7) return t`Magnificent`
  if (word.length > 5) return t`Lovely`
  return word.length > 4 ? t`Nice` : t`Good`
}

export type FoundWord = BawPlay["found"][number]

export type BawEvent =
  | {
      kind: "found"
      words: readonly FoundWord[]
      /** The new rank; null if it did not change. */
      rank: BawRank | null
      isEveryWord: boolean
    }
  | { kind: "refused"; refusal: Refusal }

type Known = Pick<PlayState, "play" | "waiting" | "refusal">

/** Results of words entered on this device; null without any. Words found on others do not count. */
function eventBetween(before: Known, after: Known): BawEvent | null {
  if (after.refusal && after.refusal !== before.refusal) return { kind: "refused", refusal: after.refusal }
  if (before.play?.game !== "BAW" || after.play?.game !== "BAW") return null
  const known = new Set(before.play.found.map(({ word }) => word))
  const entered = new Set(before.waiting)
  const words = after.play.found.filter(({ word }) => !known.has(word) && entered.has(word))
  if (words.length === 0) return null
  const rank = after.play.rank === before.play.rank ? null : after.play.rank
  return { kind: "found", words, rank, isEveryWord: isEveryWord(after.play) && !isEveryWord(before.play) }
}

/** Bonus words are not among those to find. */
export function countFound({ found }: Pick<BawPlay, "found">): number {
  return found.filter(({ isBonus }) => !isBonus).length
}

export function isEveryWord(play: Pick<BawPlay, "found" | "words">): boolean {
  return countFound(play) === play.words
}
