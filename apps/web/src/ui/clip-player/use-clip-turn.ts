import { type RefObject, useEffect, useId } from "react"
import { changeClip, clipInTurn, removeClip } from "./clip-turns.ts"

const shares = [0, 0.25, 0.6, 0.9, 1]

/** Whether it is this clip's turn to have the page's one media element, and what asks for it. A page nobody looks at gives no turn. */
export function useClipTurn(
  box: RefObject<HTMLElement | null>,
  playsByItself: boolean,
): { isInTurn: boolean; ask: () => void } {
  const id = useId()
  useEffect(() => {
    if (!box.current) return
    let share = 0
    const tell = () => changeClip(id, { share: document.hidden ? 0 : share })
    const seen = new IntersectionObserver(
      (entries) => {
        share = entries.at(-1)?.intersectionRatio ?? 0
        tell()
      },
      { threshold: shares },
    )
    seen.observe(box.current)
    document.addEventListener("visibilitychange", tell)
    return () => {
      seen.disconnect()
      document.removeEventListener("visibilitychange", tell)
      removeClip(id)
    }
  }, [box, id])
  useEffect(() => changeClip(id, { playsByItself }), [id, playsByItself])
  return { isInTurn: clipInTurn.useValue() === id, ask: () => changeClip(id, { isAsked: true }) }
}
