import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { prefersStillness } from "../../ui/prefers-stillness.ts"

type Position = {
  ref: RefObject<HTMLDivElement | null>
  /** From 0; one past the last item is the feed's end. */
  index: number
  goTo: (index: number) => void
  jumpTo: (index: number) => void
  /** Moves by one from the target, so that quick steps add up. */
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
  /** The last reported scroll position. After items change the browser may already have adjusted it. */
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
    // By as much as the items moved, so that a swipe continues.
    if (moved !== 0) {
      if (target.current !== null) target.current += moved
      top.current += moved * clientHeight
      isToMove.current = true
    }
    setIndex(at)
  }, [ids, firstIndex])

  useLayoutEffect(() => {
    // Only when the items around the target exist: without one to snap to, the browser would snap back.
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
      // The next item is already rendered; others can wait.
      startTransition(() => setIndex(at))
    }
    const arrive = () => {
      target.current = null
    }
    let height = element.clientHeight
    const hold = new ResizeObserver(() => {
      // Also called once at the start, when a swipe may be under way.
      if (element.clientHeight === height) return
      arrive()
      height = element.clientHeight
      top.current = anchor.current.index * height
      element.scrollTop = top.current
    })
    hold.observe(element)
    element.addEventListener("scroll", read, { passive: true })
    // A finger takes over the feed.
    element.addEventListener("pointerdown", arrive, { passive: true })
    return () => {
      hold.disconnect()
      element.removeEventListener("scroll", read)
      element.removeEventListener("pointerdown", arrive)
    }
  }, [])

  useEffect(() => {
    // After items have moved, the index follows first.
    if (index === anchor.current.index) onSettle(index)
  }, [index, onSettle])

  const jumpTo = useCallback((at: number) => {
    const element = ref.current
    if (!element) return
    // A distant target is not rendered: items first, then the jump.
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
      // Finishes the previous step at once, so that quick steps all count.
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
