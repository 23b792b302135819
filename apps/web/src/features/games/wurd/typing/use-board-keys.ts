import { type RefObject, useEffect, useEffectEvent } from "react"
import { type BoardKey, keyOfEvent } from "./key-of-event.ts"

/** A real keyboard plays too, as long as the board is shown. */
export function useBoardKeys(board: RefObject<HTMLElement | null>, isShown: boolean, onKey: (key: BoardKey) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOfEvent(event)
    if (key === null) return
    // Whoever types plays: the next Enter is for the board, and not for the button they pressed before.
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
