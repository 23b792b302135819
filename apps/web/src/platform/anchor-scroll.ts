const blocks = "p, li, h2, h3, blockquote, figure"

/** How far below its top a screen is read, in pixels: the way back lies above. */
const readAt = 72

/** Once a scroll has rested for this long it is looked which line it came to, in milliseconds. */
const restsAfter = 100

type Line = { element: Element; share: number; gap: number }

/** Keeps a scroller at the line it shows when its width changes: a phone is unfolded or turned, a window is drawn. Gives what ends it. */
export function anchorScroll(scroller: HTMLElement): () => void {
  let width = scroller.clientWidth
  let line: Line | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    // What was laid out anew is not where the reader was.
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

/** The block at the line that is read, and how much of it has passed; null at a screen's top. */
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
