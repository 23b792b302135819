import type { SoundEvent } from "@confetti/domain/sound/sound-events"
import { type RefObject, useEffect, useRef } from "react"
import { createStore } from "../../../../platform/create-store.ts"
import { startSound } from "./start-sound.ts"

/** What sounds, and whose it is: there is one sound at a time, wherever it stands. */
const sounding = createStore<{ owner: object; stop: () => void } | null>(null)

type Player = {
  isPlaying: boolean
  /** Plays it from its beginning, or stops it. Only a tap or a key may call it: browsers keep silent otherwise. */
  toggle: () => void
}

/** The player of one sound. It falls silent when `view` is out of sight, when the app is, and when it goes. */
export function useSound(events: readonly SoundEvent[], view: RefObject<HTMLElement | null>): Player {
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
    // Some browsers begin asleep even where a finger has asked.
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
