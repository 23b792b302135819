import type { FencedBlock } from "@confetti/contract/fenced-block"
import { drawSound, soundDrawing } from "@confetti/domain/sound/draw-sound"
import { type SoundEvent, soundEvents, soundLength } from "@confetti/domain/sound/sound-events"
import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useSyncExternalStore } from "react"
import { createStore } from "../../../../platform/create-store.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { prefersStillness } from "../../../../ui/prefers-stillness.ts"
import { useNumberText } from "../use-number-text.ts"
import { startSound } from "./start-sound.ts"
import "./sound-block.css"

/** The playing sound and its owner: one at a time. */
const sounding = createStore<{ owner: object; stop: () => void } | null>(null)

type Props = { block: Extract<FencedBlock, { type: "sound" }> }

const never = () => () => undefined

export function SoundBlock({ block }: Props) {
  const { title, words } = block
  const events = useMemo(() => soundEvents(block), [block])
  const stage = useRef<HTMLDivElement>(null)
  const played = useRef<SVGSVGElement>(null)
  const { isPlaying, toggle } = useSound(events, stage)
  const isPossible = useSyncExternalStore(
    never,
    () => typeof AudioContext === "function",
    () => true,
  )
  const numberText = useNumberText()
  const seconds = soundLength(events)

  useEffect(() => {
    if (!isPlaying) return
    const progress = played.current?.animate?.([{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }], {
      duration: seconds * 1000,
      fill: "both",
      // Progress stays visible without smooth movement.
      easing: prefersStillness() ? "steps(6)" : "linear",
    })
    // Cancelling rejects it.
    progress?.finished.catch(() => undefined)
    return () => progress?.cancel()
  }, [isPlaying, seconds])

  return (
    <figure className="sound">
      <figcaption className="block-title">{title}</figcaption>
      {/* A finger on it neither opens the tile nor holds it. */}
      <div className="sound-stage block-panel grid cols-start mt-3 p-3" ref={stage} onClick={stop} onPointerDown={stop}>
        {isPossible && (
          <button
            type="button"
            className="block-edge grid place-items-center aspect-square rounded-full on-paper"
            aria-label={isPlaying ? `Stop: ${title}` : `Play: ${title}`}
            onClick={toggle}
          >
            {isPlaying ? (
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M7 7h10v10H7z" />
              </svg>
            ) : (
              <Icon name="play" isFilled />
            )}
          </button>
        )}
        <div className="sound-drawing grid" aria-hidden="true">
          {[null, played].map((ref, at) => (
            <svg
              key={at}
              ref={ref}
              className={ref ? "w-full h-full ink-hue" : "w-full h-full"}
              viewBox={`0 0 ${soundDrawing.width} ${soundDrawing.height}`}
              preserveAspectRatio="none"
              data-played={ref ? isPlaying : undefined}
            >
              <path d={drawSound(events)} />
            </svg>
          ))}
        </div>
        <p className="ink-2 text-1 tabular-nums">{numberText(Math.round(seconds * 10) / 10, "s")}</p>
      </div>
      <p className="block-note mt-3 ink-2">{words}</p>
    </figure>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

type Player = {
  isPlaying: boolean
  /** Plays or stops. Only from a tap or key, as browsers require. */
  toggle: () => void
}

/** Plays a sound. Stops when `view` is out of sight, the app is hidden, or it unmounts. */
function useSound(events: readonly SoundEvent[], view: RefObject<HTMLElement | null>): Player {
  const owner = useRef<object>({}).current
  const now = sounding.useValue()
  const isPlaying = now?.owner === owner

  useEffect(() => {
    if (!isPlaying || !view.current) return
    const leave = () => stopSound(owner)
    const watch = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) leave()
    })
    const hide = () => document.hidden && leave()
    watch.observe(view.current)
    document.addEventListener("visibilitychange", hide)
    return () => {
      watch.disconnect()
      document.removeEventListener("visibilitychange", hide)
    }
  }, [isPlaying, owner, view])

  useEffect(() => () => stopSound(owner), [owner])

  const toggle = () => {
    const before = sounding.get()
    before?.stop()
    sounding.set(null)
    if (before?.owner === owner) return
    const context = new AudioContext()
    // Some browsers start suspended even after a tap.
    void context.resume()
    const onEnd = () => sounding.get()?.owner === owner && sounding.set(null)
    sounding.set({ owner, stop: startSound(events, { context, random: Math.random, onEnd }) })
  }
  return { isPlaying, toggle }
}

function stopSound(owner: object): void {
  const now = sounding.get()
  if (now?.owner !== owner) return
  now.stop()
  sounding.set(null)
}
