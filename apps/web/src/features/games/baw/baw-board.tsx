import type { BawPlay } from "@confetti/contract/games"
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react"
import { vibrate } from "../../../platform/haptics.ts"
import { burst } from "../../../ui/burst.ts"
import { Button } from "../../../ui/button.tsx"
import { isVisible } from "../../../ui/is-visible.ts"
import { isDialogOpen } from "../../../ui/open-dialogs.ts"
import { prefersStillness } from "../../../ui/prefers-stillness.ts"
import { bawHue, rankName, shuffleLetters } from "./baw-view.ts"
import { LetterRing } from "./letter-ring.tsx"
import type { BawEvent, Entry, OpenEntry } from "./open-entry.ts"

/** Milliseconds of a found word's flight. */
const flightTakes = 620

type Props = {
  play: BawPlay
  entry: OpenEntry
  goals: readonly RefObject<HTMLElement | null>[]
}

/** Milliseconds a message is shown. */
const saidFor = 2600

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
      entry.events.on((news) => {
        if (news.kind === "found" && typed.current) celebrate(news, typed.current, goals)
      }),
    [entry, goals],
  )

  return (
    <div className="baw-board flex flex-col justify-center" ref={board} tabIndex={-1} role="group" aria-label="Board">
      <TypedWord line={typed} entry={state} required={required} letters={letters} />
      <LetterRing required={required} others={others} pressed={state.pressed} onLetter={acts.type} />
      <BoardKeys onErase={acts.erase} onShuffle={acts.shuffle} onEnter={acts.enter} />
    </div>
  )
}

type Found = Extract<BawEvent, { kind: "found" }>

function celebrate(
  { words, rank, isEveryWord }: Found,
  typed: HTMLElement,
  goals: readonly RefObject<HTMLElement | null>[],
): void {
  const isGreat = isEveryWord || words.some(({ isPangram }) => isPangram)
  vibrate(isGreat || rank !== null ? "won" : "marked")
  const from = typed.getBoundingClientRect()
  // On a phone the line above, on a wide screen the column beside it.
  const goal = goals.map(({ current }) => current).find((each) => each && isVisible(each))
  if (goal) for (const { word } of words) flyWord(word, typed, goal.getBoundingClientRect())
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2]
  if (isGreat) for (const shift of [-90, 0, 90]) burst(x + shift, y, bawHue + shift)
  else if (rank !== null) burst(x, y, bawHue)
}

function flyWord(word: string, from: HTMLElement, goal: DOMRect): void {
  if (prefersStillness()) return
  const flying = document.createElement("div")
  flying.className = "baw-flying text-nowrap pointer-events-none"
  flying.setAttribute("aria-hidden", "true")
  flying.style.fontSize = getComputedStyle(from).fontSize
  flying.textContent = word
  document.body.append(flying)
  const { width, height } = flying.getBoundingClientRect()
  const over = ({ left, top, width: across, height: down }: DOMRect, scale: number) =>
    `translate(${left + across / 2 - width / 2}px, ${top + down / 2 - height / 2}px) scale(${scale})`
  const start = from.getBoundingClientRect()
  const flight = flying.animate(
    [
      { transform: over(start, 1), opacity: 1 },
      { transform: over(start, 1.14), opacity: 1, offset: 0.28, easing: "cubic-bezier(0.5, 0, 0.2, 1)" },
      { transform: over(goal, 0.5), opacity: 1, offset: 0.88 },
      { transform: over(goal, 0.45), opacity: 0 },
    ],
    { duration: flightTakes },
  )
  const remove = () => flying.remove()
  flight.finished.then(remove, remove)
}

type Acts = { type: (letter: string) => void; erase: () => void; enter: () => void; shuffle: () => void }

/**
 * Plays the board by keyboard: letters, Backspace, Enter, and Space to shuffle. A focused button keeps Enter and Space until the player
 * types. Numbers and `?` belong to the app.
 */
function useBoardKeys(board: RefObject<HTMLElement | null>, acts: Acts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      const at = board.current
      if (!at || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
      // Disabled under an opened tile.
      if (at.closest("[inert]") || (target instanceof Element && target.closest("input, textarea, select"))) return
      const control = target instanceof Element ? target.closest<HTMLElement>("a, button") : null
      const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : null
      if (letter !== null || key === "Backspace") {
        if (control) at.focus({ preventScroll: true })
        if (letter === null) acts.erase()
        else acts.type(letter)
      } else if (control || event.repeat) return
      else if (key === "Enter") acts.enter()
      else if (key === " ") acts.shuffle()
      else return
      event.preventDefault()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [board, acts])
}

type BoardKeysProps = { onErase: () => void; onShuffle: () => void; onEnter: () => void }

function BoardKeys({ onErase, onShuffle, onEnter }: BoardKeysProps) {
  return (
    <div className="baw-keys flex justify-center gap-3" role="group" aria-label="Actions" onMouseDown={keepFocus}>
      <Button onClick={onErase}>Delete</Button>
      <Button className="baw-shuffle" aria-label="Shuffle" title="Shuffle" onClick={onShuffle}>
        <ShuffleIcon />
      </Button>
      <Button onClick={onEnter}>Enter</Button>
    </div>
  )
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

function ShuffleIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4.5 12a7.5 7.5 0 0 1 12.9-5.2L19.5 9M19.5 4v5h-5M19.5 12a7.5 7.5 0 0 1-12.9 5.2L4.5 15M4.5 20v-5h5" />
    </svg>
  )
}

type TypedWordProps = {
  line: RefObject<HTMLParagraphElement | null>
  entry: Entry
  required: string
  letters: readonly string[]
}

function TypedWord({ line, entry, required, letters }: TypedWordProps) {
  const { typed, entered, notice } = entry
  const word = typed === "" ? (entered ?? "") : typed
  // A new element for each refused word, so that it shakes each time.
  const shakes = notice?.tone === "refused" ? (notice.number % 2 === 0 ? "a" : "b") : undefined
  const fate = typed !== "" || entered === null ? "typed" : (notice?.tone ?? "sent")
  return (
    <div className="baw-entry text-center">
      <p className="baw-notice grid place-items-center" role="status" aria-live="polite">
        {notice && <Said key={notice.number} notice={notice} isNamed={notice.word !== word} />}
      </p>
      <p
        key={shakes}
        ref={line}
        className="baw-typed flex items-center justify-center min-h-44"
        data-fate={fate}
        data-shakes={shakes}
        style={{ "--count": Math.max(word.length, 8) }}
      >
        {[...word].map((letter, at) => (
          <span
            key={at}
            data-required={letter === required || undefined}
            data-other={!letters.includes(letter) || undefined}
          >
            {letter.toUpperCase()}
          </span>
        ))}
        <i aria-hidden="true" />
        {word === "" && <em>Tap or type</em>}
      </p>
      {/* Letter by letter, as they would be spelled. */}
      <p className="unseen" role="status" aria-live="polite">
        {[...typed.toUpperCase()].join(" ")}
      </p>
    </div>
  )
}

/** `isNamed` if its word is no longer shown below. */
function Said({ notice, isNamed }: { notice: NonNullable<Entry["notice"]>; isNamed: boolean }) {
  const { tone, word, text, points, rank } = notice
  return (
    <span className="baw-said rounded-sheet surface-2 font-semibold text-balance" data-tone={tone}>
      {word !== null && <span className={isNamed ? "baw-said-word" : "unseen"}>{word}: </span>}
      <span>{text}</span>
      {points !== null && <b> +{points}</b>}
      {rank && <span>{` · ${rankName(rank)} reached`}</span>}
    </span>
  )
}
