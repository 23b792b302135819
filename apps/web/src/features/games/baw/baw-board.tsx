import type { BawPlay } from "@confetti/contract/games"
import { type RefObject, useEffect, useMemo, useRef, useState } from "react"
import { vibrate } from "../../../platform/haptics.ts"
import { celebrate } from "./celebrate.ts"
import type { OpenEntry } from "./entry/open-entry.ts"
import { BoardKeys } from "./ring/board-keys.tsx"
import { LetterRing } from "./ring/letter-ring.tsx"
import { shuffleLetters } from "./ring/shuffle-letters.ts"
import { TypedWord } from "./ring/typed-word.tsx"
import { useBoardKeys } from "./ring/use-board-keys.ts"

type Props = {
  play: BawPlay
  entry: OpenEntry
  /** Where words that were found go. */
  goals: readonly RefObject<HTMLElement | null>[]
}

/** How long a word is said for, in milliseconds. */
const saidFor = 2600

/** The ring, the word that is built of it, and the keys. */
export function BawBoard({ play, entry, goals }: Props) {
  const { required, letters } = play
  const board = useRef<HTMLDivElement>(null)
  const typed = useRef<HTMLParagraphElement>(null)
  const state = entry.useValue()
  const [others, setOthers] = useState(() => letters.filter((letter) => letter !== required))
  const acts = useMemo(
    () => ({
      type: entry.type,
      erase: entry.erase,
      enter: entry.enter,
      shuffle: () => setOthers((before) => shuffleLetters(before, Math.random)),
    }),
    [entry],
  )
  useBoardKeys(board, acts)

  const { notice } = state
  useEffect(() => {
    if (!notice) return
    if (notice.tone === "refused") vibrate("refused")
    const timer = setTimeout(entry.settle, saidFor)
    return () => clearTimeout(timer)
  }, [entry, notice])

  useEffect(
    () =>
      entry.news.on((news) => {
        if (news.kind === "found" && typed.current) celebrate(news, typed.current, goals)
      }),
    [entry, goals],
  )

  return (
    <div className="baw-board" ref={board} tabIndex={-1} role="group" aria-label="Board">
      <TypedWord line={typed} entry={state} required={required} letters={letters} />
      <LetterRing required={required} others={others} pressed={state.pressed} onLetter={acts.type} />
      <BoardKeys onErase={acts.erase} onShuffle={acts.shuffle} onEnter={acts.enter} />
    </div>
  )
}
