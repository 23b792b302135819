const blocks = "p, li, h2, h3, blockquote, figure"

/** Pixels below the screen's top where reading starts, below the back button. */
const readAt = 72

/** Milliseconds without scrolling until the current line is determined. */
const restsAfter = 100

type Line = { element: Element; share: number; gap: number }

/** Keeps a scroller at its current line when its width changes, as on unfolding, rotating or resizing. Returns a function that stops it. */
export function anchorScroll(scroller: HTMLElement): () => void {
  let width = scroller.clientWidth
  let line: Line | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    // A relayout is no scroll of the reader.
    if (scroller.clientWidth === width) line = lineOf(scroller)
  }
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(note, restsAfter)
  }
  const resized = new ResizeObserver(() => {
    if (scroller.clientWidth === width) return
    width = scroller.clientWidth
    if (line?.element.isConnected) scroller.scrollTop += offsetOf(scroller, line)
  })
  resized.observe(scroller)
  scroller.addEventListener("scroll", rest, { passive: true })
  rest()
  return () => {
    clearTimeout(timer)
    resized.disconnect()
    scroller.removeEventListener("scroll", rest)
  }
}

/** The block being read and its passed share; null at the top. */
function lineOf(scroller: HTMLElement): Line | null {
  if (scroller.scrollTop < 1) return null
  const at = scroller.getBoundingClientRect().top + readAt
  for (const element of scroller.querySelectorAll(blocks)) {
    const { top, bottom, height } = element.getBoundingClientRect()
    if (height === 0 || bottom <= at) continue
    return { element, share: Math.max(0, (at - top) / height), gap: Math.max(0, top - at) }
  }
  return null
}

function offsetOf(scroller: HTMLElement, { element, share, gap }: Line): number {
  const { top, height } = element.getBoundingClientRect()
  return top + share * height - gap - scroller.getBoundingClientRect().top - readAt
}
