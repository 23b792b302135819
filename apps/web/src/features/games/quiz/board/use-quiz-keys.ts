import { toEnd } from "@confetti/domain/messages/words-language"
import { type RefObject, useEffect, useEffectEvent } from "react"
import { isDialogOpen } from "../../../../ui/open-dialogs.ts"

const letters = ["a", "b", "c", "d"]
const steps: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -toEnd, down: 0 },
  ArrowRight: { across: toEnd, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}

/**
 * The keys of a question: its letter chooses an answer, arrows walk through them, and Enter is the browser's own. Numbers are the tabs'.
 * `onAnswer` is null while the answers are locked.
 */
export function useQuizKeys(box: RefObject<HTMLElement | null>, onAnswer: ((option: number) => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = box.current
    const isElsewhere = isDialogOpen() || !element || element.closest("[inert]") !== null
    if (isElsewhere || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    const option = letters.indexOf(event.key.toLowerCase())
    if (option >= 0) onAnswer?.(option)
    const step = steps[event.key]
    if (step && walk(element, step)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
}

/** Moves the focus to the answer beside or below, as they stand on the screen. True where there is one. */
function walk(box: HTMLElement, { across, down }: { across: number; down: number }): boolean {
  const buttons = [...box.querySelectorAll<HTMLElement>(".quiz-option")]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const columns = buttons[1] && buttons[0]?.offsetTop === buttons[1].offsetTop ? 2 : 1
  const step = columns === 1 ? across + down : across + 2 * down
  const next = buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : at + step]
  next?.focus()
  return next !== undefined
}
