import type { WurdPlay } from "@confetti/contract/games"
import { useEffect, useState } from "react"
import { prefersStillness } from "../../../../ui/prefers-stillness.ts"
import { nextReveal, type Reveal, revealTakes } from "./next-reveal.ts"

/** Which row's tiles are turning; null once every mark can be seen. */
export function useReveal(play: WurdPlay | null, waiting: string | null): number | null {
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
