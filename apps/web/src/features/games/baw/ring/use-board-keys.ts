import { type RefObject, useEffect } from "react"
import { isDialogOpen } from "../../../../ui/open-dialogs.ts"

type Acts = { type: (letter: string) => void; erase: () => void; enter: () => void; shuffle: () => void }

/**
 * A real keyboard plays the board: letters, Backspace, Enter, and Space to shuffle. Enter and Space stay those of a button that has the
 * focus; whoever types has left it. Numbers and `?` are the app's.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>, acts: Acts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      const at = board.current
      if (!at || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
      // Under a tile that was opened it sleeps.
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
