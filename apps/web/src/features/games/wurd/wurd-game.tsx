import type { WurdPlay } from "@confetti/contract/games"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import { createStore } from "../../../platform/create-store.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { prefersStillness } from "../../../ui/prefers-stillness.ts"
import { GameError } from "../game-error.tsx"
import type { GameProps } from "../game-props.ts"
import { useGameSettings } from "../game-settings.tsx"
import { dayText } from "../game-words.ts"
import { statsRead } from "../games-reads.ts"
import { type OpenPlay, usePlay } from "../open-play.ts"
import { useIsHeldUp } from "../turns.ts"
import { useNow } from "../use-now.ts"
import { type BoardKey, isOpen, keyOfEvent, openEntry, wurdOf } from "./open-entry.ts"
import { useAnnouncements } from "./use-announcements.ts"
import { WurdBoard } from "./wurd-board.tsx"
import { GiveUpSheet, WurdEnd } from "./wurd-end.tsx"
import { WurdKeyboard } from "./wurd-keyboard.tsx"
import { nextReveal, type Reveal, revealTakes } from "./wurd-view.ts"

type Props = GameProps & {
  onFinished: () => void
}

export function WurdGame(props: Props) {
  // A page left open past midnight shows the next day at the same address.
  const [round, setRound] = useState(0)
  const onToday = () => (props.day === null ? setRound(round + 1) : props.onDay(null))
  return <WurdDay key={round} {...props} onToday={onToday} />
}

type WurdDayProps = Omit<GameProps, "onDay"> & { onToday: () => void; onFinished: () => void }

function WurdDay({ day, userId, language, isShown, onTile, onToday, onFinished }: WurdDayProps) {
  const { isHard } = useGameSettings()
  const { actions, ...state } = usePlay({ game: "WURD", day, userId, isHard })
  const { waiting, error } = state
  const play = wurdOf(state)
  const board = useRef<HTMLOListElement>(null)
  const [isGivingUp, setGivingUp] = useState(false)
  const { said, say } = useSaid()

  const sent = waiting[0] ?? null
  const flipping = useReveal(play, sent)
  const isHeldUp = useIsHeldUp(sent !== null)
  const entry = useEntry(actions, userId, say)
  useBoardKeys(board, isShown && !isGivingUp, entry.press)
  const isOver = play !== null && play.state !== "playing" && flipping === null
  const isFresh = useEnding({ play, userId, onFinished })
  useAnnouncements({ board, play, isHeldUp, isFresh: isFresh && isOver, onSay: say })

  if (error && !play)
    return (
      <div className="wurd in-hue relative flex flex-col">
        <WurdHead isHard={false} onGiveUp={null} />
        <GameError game="WURD" error={error} onRetry={() => void actions.refresh()} onToday={onToday} />
      </div>
    )
  const rows = play?.rows ?? []
  const canGiveUp = play?.state === "playing" && rows.length > 0 && sent === null
  return (
    <div className="wurd in-hue relative flex flex-col" data-over={isOver || undefined}>
      <WurdHead isHard={play?.isHard ?? false} onGiveUp={canGiveUp ? () => setGivingUp(true) : null} />
      <div className={`wurd-play flex flex-col${isOver ? "" : " flex-1"}`}>
        {play && <WurdNotes play={play} language={language} isTodays={day === null} onToday={onToday} />}
        <WurdBoard
          board={board}
          rows={rows}
          waiting={sent}
          letters={isOpen(state) ? entry.letters : ""}
          shakes={entry.shakes}
          flipping={flipping}
          isWon={isFresh && isOver && play.state === "won"}
          isBusy={play === null}
        />
        {!isOver && (
          <div className="wurd-hands w-full mx-auto">
            <p className="wurd-wait grid ink-2 text-1 text-center">
              {isHeldUp && "Not checked yet: this row is waiting for a connection"}
            </p>
            <WurdKeyboard marked={flipping === null ? rows : rows.slice(0, flipping)} onKey={entry.press} />
          </div>
        )}
      </div>
      {isOver && <WurdEnd play={play} userId={userId} language={language} isFresh={isFresh} onTile={onTile} />}
      <p className="unseen" role="status" aria-live="polite">
        <span key={said.id}>{said.text}</span>
      </p>
      {isGivingUp && (
        <GiveUpSheet
          isPractice={play?.isPractice ?? false}
          onGiveUp={actions.finish}
          onClose={() => setGivingUp(false)}
        />
      )}
    </div>
  )
}

/** The current row while the game is open; `key` the component by day and person. */
function useEntry(actions: OpenPlay, userId: string | null, onSay: (text: string) => void) {
  const [entry] = useState(() => openEntry({ actions, userId, onSay }))
  useEffect(() => entry.follow(), [entry])
  return { ...entry.useValue(), press: entry.press }
}

/** Screen reader messages. Equal messages are announced again. */
function useSaid() {
  const [store] = useState(() => {
    const said = createStore({ text: "", id: 0 })
    return { ...said, say: (text: string) => said.set({ text, id: said.get().id + 1 }) }
  })
  return { said: store.useValue(), say: store.say }
}

function useBoardKeys(board: RefObject<HTMLElement | null>, isShown: boolean, onKey: (key: BoardKey) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOfEvent(event)
    if (key === null) return
    if (document.activeElement?.matches("a, button")) board.current?.focus({ preventScroll: true })
    onKey(key)
  })
  useEffect(() => {
    if (!isShown) return
    const pressed = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", pressed)
    return () => removeEventListener("keydown", pressed)
  }, [isShown])
}

/** The row whose tiles are turning; null when all marks are visible. */
function useReveal(play: WurdPlay | null, waiting: string | null): number | null {
  const [reveal, setReveal] = useState<Reveal>({ rows: play?.rows.length ?? null, waiting, flipping: null })
  const rows = play?.rows.length ?? null
  if (reveal.rows !== rows || reveal.waiting !== waiting) {
    const words = play?.rows.map(({ word }) => word) ?? null
    setReveal(nextReveal(reveal, { words, waiting, isStill: prefersStillness() }))
  }
  const { flipping } = reveal
  useEffect(() => {
    if (flipping === null) return
    const timer = setTimeout(() => setReveal((now) => ({ ...now, flipping: null })), revealTakes)
    return () => clearTimeout(timer)
  }, [flipping])
  return flipping
}

type Parts = { play: WurdPlay | null; userId: string | null; onFinished: () => void }

/** Whether the game ended while open here. Then statistics are read again. */
function useEnding({ play, userId, onFinished }: Parts): boolean {
  const cache = useReadCache()
  const isOver = play !== null && play.state !== "playing"
  const [hasPlayed, setHasPlayed] = useState(false)
  if (play?.state === "playing" && !hasPlayed) setHasPlayed(true)
  const isFresh = hasPlayed && isOver
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    if (isOver) void cache.load(statsRead(userId), 0)
  }, [cache, userId, isOver])
  useEffect(() => {
    if (isFresh) finished()
  }, [isFresh])
  return isFresh
}

type WurdHeadProps = {
  isHard: boolean
  onGiveUp: (() => void) | null
}

function WurdHead({ isHard, onGiveUp }: WurdHeadProps) {
  return (
    <header className="wurd-head flex flex-wrap items-center min-h-44">
      <h1 className="text-4">WURD</h1>
      {isHard && <span className="wurd-badge px-2 rounded-full surface-hue ink-hue text-1 font-bold">Hard</span>}
      {onGiveUp && (
        <button type="button" className="icon-button ink-2" aria-label="Give up" title="Give up" onClick={onGiveUp}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0" />
          </svg>
        </button>
      )}
    </header>
  )
}

type WurdNotesProps = {
  play: WurdPlay
  language: string
  isTodays: boolean
  onToday: () => void
}

function WurdNotes({ play, language, isTodays, onToday }: WurdNotesProps) {
  const now = useNow(10_000)
  const isPast = isTodays && dayIn(play.zone, now) > play.day
  if (!isPast && !play.isPractice) return null
  return (
    <div className="wurd-notes flex flex-wrap items-center justify-center ink-2 text-1">
      {play.isPractice && (
        <p>
          <strong className="ink-hue">Practice</strong> · {dayText(play.day, language)} · no points, no streak
        </p>
      )}
      {isPast && (
        <p>
          {!play.isPractice && <span>{"There is a new word. "}</span>}
          <button type="button" className="min-h-44 px-2 ink-hue font-bold" onClick={onToday}>
            Play today’s
          </button>
        </p>
      )}
    </div>
  )
}
