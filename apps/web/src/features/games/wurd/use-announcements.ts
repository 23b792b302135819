import type { WurdPlay } from "@confetti/contract/games"
import { t } from "@confetti/domain/messages/t"
import { type RefObject, useEffect, useRef } from "react"
import { vibrate } from "../../../platform/haptics.ts"
import { announce } from "../../../ui/announce.tsx"
import { burst } from "../../../ui/burst.ts"
import { endSentence, rowSentence } from "./wurd-view.ts"

type Parts = {
  board: RefObject<HTMLOListElement | null>
  play: WurdPlay | null
  isHeldUp: boolean
  isFresh: boolean
  onSay: (text: string) => void
}

/** Announces changes of the board with messages and vibration, but not its initial state. */
export function useAnnouncements({ board, play, isHeldUp, isFresh, onSay }: Parts): void {
  const isPractice = play?.isPractice
  const wasPractice = useRef<boolean | null>(null)
  const known = useRef<WurdPlay | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = play
    if (!play || !before) return
    const sentences = play.rows.map(rowSentence).slice(before.rows.length)
    if (before.state === "playing" && play.state !== "playing") sentences.push(endSentence(play))
    if (sentences.length === 0) return
    onSay(sentences.join(" "))
    vibrate("marked")
  }, [play, onSay])

  useEffect(() => {
    if (isPractice === true && wasPractice.current === false) announce(t`The day is over. You are now practising`)
    wasPractice.current = isPractice ?? null
  }, [isPractice])

  useEffect(() => {
    if (isHeldUp) onSay(t`Not checked yet: this row is waiting for a connection.`)
  }, [isHeldUp, onSay])

  const state = play?.state
  const lastRow = (play?.rows.length ?? 0) - 1
  useEffect(() => {
    if (!isFresh || state !== "won" || !board.current) return
    vibrate("won")
    celebrate(board.current, lastRow)
  }, [isFresh, state, lastRow, board])
}

function celebrate(board: HTMLElement, row: number): void {
  for (const [at, tile] of [...(board.children[row]?.querySelectorAll(".wurd-tile") ?? [])].entries()) {
    const { left, top, width, height } = tile.getBoundingClientRect()
    setTimeout(() => burst(left + width / 2, top + height / 2, 110 + at * 40), at * 70)
  }
}
