import { toEnd } from "@confetti/domain/messages/words-language"
import { type KeyboardEvent, useState } from "react"

/** At which of `count` steps somebody is. Arrow keys go back and on, and do not turn to the next subtile. */
export function useSteps(count: number): {
  at: number
  /** Whether anybody has gone anywhere: until then there is nothing to say aloud. */
  hasMoved: boolean
  onStep: (at: number) => void
  onKeyDown: (event: KeyboardEvent) => void
} {
  const [at, setAt] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const onStep = (to: number) => {
    if (to < 0 || to >= count) return
    setAt(to)
    setMoved(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onStep(event.key === "Home" ? 0 : event.key === "End" ? count - 1 : at + step)
  }
  return { at, hasMoved, onStep, onKeyDown }
}

const steps: Record<string, number> = { ArrowLeft: -toEnd, ArrowRight: toEnd, Home: 0, End: 0 }
