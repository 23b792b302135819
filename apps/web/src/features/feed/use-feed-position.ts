import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { prefersStillness } from "../../ui/prefers-stillness.ts"

type Position = {
  ref: RefObject<HTMLDivElement | null>
  /** The item in view, counted from 0; one past the last is the feed's end. */
  index: number
  goTo: (index: number) => void
  jumpTo: (index: number) => void
  /** One on or back, counted from where the feed is going: quick steps add up. */
  step: (by: -1 | 1) => void
}

/**
 * Which item of the feed is in view, with the browser moving the feed and this only reading. The item is remembered by its
 * id, so when the list changes under the reader, or the window changes its size, the same item stays in view.
 *
 * The first paint comes from the server, where nothing can be scrolled: there `--base` shifts the reader's item to the top.
 * As soon as the page is alive the shift becomes a scroll offset, in the same frame, with the same pixels.
 */
export function useFeedPosition(
  ids: readonly string[],
  firstIndex: number,
  onSettle: (index: number) => void,
): Position {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(firstIndex)
  const isPlaced = useRef(false)
  const anchor = useRef({ id: ids[firstIndex], index: firstIndex })
  const list = useRef(ids)
  /** Where the feed stood when it last said so. Once its items have changed the browser may already have followed one of them. */
  const top = useRef(0)
  const target = useRef<number | null>(null)
  const isToMove = useRef(false)

  useLayoutEffect(() => {
    const element = ref.current
    list.current = ids
    if (!element || ids.length === 0) return
    const { clientHeight } = element
    if (!isPlaced.current) top.current = element.scrollTop
    const at = isPlaced.current
      ? indexOfAnchor(ids, anchor.current)
      : // A reader may have swiped before the page was alive.
        firstIndex + Math.round(top.current / (clientHeight || 1))
    const moved = isPlaced.current ? at - anchor.current.index : firstIndex
    isPlaced.current = true
    anchor.current = { id: ids[at], index: at }
    element.style.setProperty("--base", "0")
    // By as much as the items moved and no more: a swipe under way goes on.
    if (moved !== 0) {
      if (target.current !== null) target.current += moved
      top.current += moved * clientHeight
      isToMove.current = true
    }
    setIndex(at)
  }, [ids, firstIndex])

  useLayoutEffect(() => {
    // Only once the items around the new place are there: with none to snap to, the browser would snap back to the old ones.
    if (!isToMove.current || !ref.current || index !== anchor.current.index) return
    isToMove.current = false
    ref.current.scrollTop = top.current
  }, [ids, index])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => {
      if (!isPlaced.current || element.clientHeight === 0) return
      top.current = element.scrollTop
      const at = Math.round(top.current / element.clientHeight)
      if (target.current !== null && Math.abs(top.current - target.current * element.clientHeight) < 1) arrive()
      if (at === anchor.current.index) return
      anchor.current = { id: list.current[at], index: at }
      // What comes next is already there; bringing in what lies beyond it can wait for a quiet moment.
      startTransition(() => setIndex(at))
    }
    const arrive = () => {
      target.current = null
    }
    let height = element.clientHeight
    const hold = new ResizeObserver(() => {
      // Observing calls back once at the start too, and a swipe may be under way by then.
      if (element.clientHeight === height) return
      arrive()
      height = element.clientHeight
      top.current = anchor.current.index * height
      element.scrollTop = top.current
    })
    hold.observe(element)
    element.addEventListener("scroll", read, { passive: true })
    // A finger takes the feed over, wherever it was going.
    element.addEventListener("pointerdown", arrive, { passive: true })
    return () => {
      hold.disconnect()
      element.removeEventListener("scroll", read)
      element.removeEventListener("pointerdown", arrive)
    }
  }, [])

  useEffect(() => {
    // Where the items have moved, the index follows them first.
    if (index === anchor.current.index) onSettle(index)
  }, [index, onSettle])

  const jumpTo = useCallback((at: number) => {
    const element = ref.current
    if (!element) return
    // Far away there is nothing yet to snap to: first the items, then the jump.
    anchor.current = { id: list.current[at], index: at }
    flushSync(() => setIndex(at))
    element.scrollTop = at * element.clientHeight
  }, [])
  const goTo = useCallback(
    (next: number) => {
      const element = ref.current
      if (!element) return
      const at = Math.max(0, Math.min(next, list.current.length))
      if (Math.abs(at - anchor.current.index) > 1) return jumpTo(at)
      element.scrollTo({ top: at * element.clientHeight, behavior: prefersStillness() ? "instant" : "smooth" })
    },
    [jumpTo],
  )
  const step = useCallback(
    (by: -1 | 1) => {
      const from = target.current ?? anchor.current.index
      // The step before this one ends at once, so that none is lost however quickly they come.
      if (target.current !== null) jumpTo(from)
      const at = Math.max(0, Math.min(from + by, list.current.length))
      goTo(at)
      target.current = at === from ? null : at
    },
    [goTo, jumpTo],
  )
  return { ref, index, goTo, jumpTo, step }
}

function indexOfAnchor(ids: readonly string[], { id, index }: { id: string | undefined; index: number }): number {
  const found = id === undefined ? -1 : ids.indexOf(id)
  return found >= 0 ? found : Math.min(index, ids.length)
}
