import { prefersStillness } from "../../ui/prefers-stillness.ts"
import type { Reader } from "./create-reader.ts"
import type { Paragraph } from "./story-paragraphs.ts"

/** Events that end or take over our scrolling. */
const scrollsOver = ["scrollend", "wheel", "touchmove"]

/**
 * Highlights the current paragraph and keeps it in view while the reader follows. If they scroll away, it waits until the reading reaches
 * their position, or they step. Returns a function that stops it.
 */
export function followParagraph(screen: HTMLElement, paragraphs: readonly Paragraph[], reader: Reader) {
  let marked: HTMLElement | null = null
  let wasAt = -1
  const mark = (next: HTMLElement | null) => {
    marked?.removeAttribute("data-spoken")
    marked = next
    marked?.setAttribute("data-spoken", "")
  }
  /** Scrolling into view: a short paragraph may end before that. */
  let coming: HTMLElement | null = null
  const arrive = () => {
    coming = null
  }
  for (const type of scrollsOver) screen.addEventListener(type, arrive, { passive: true })
  const show = (element: HTMLElement) => {
    coming = element
    element.scrollIntoView({
      // A paragraph taller than the free space starts at its top.
      block: element.offsetHeight > freeHeight(screen) ? "start" : "center",
      behavior: prefersStillness() ? "instant" : "smooth",
    })
  }
  const follow = () => {
    const { phase, paragraph } = reader.get()
    if (phase === "idle" || phase === "over") {
      wasAt = -1
      return mark(null)
    }
    if (paragraph === wasAt) return
    wasAt = paragraph
    const isLookedAt = marked === null || marked === coming || isInView(marked, screen)
    mark(blockOf(screen, paragraphs[paragraph]))
    if (isLookedAt && marked && !isWhollyInView(marked, screen)) show(marked)
  }
  follow()
  const off = reader.on(follow)
  return {
    show: () => marked && show(marked),
    stop() {
      off()
      for (const type of scrollsOver) screen.removeEventListener(type, arrive)
      mark(null)
    },
  }
}

function blockOf(screen: HTMLElement, paragraph: Paragraph | undefined): HTMLElement | null {
  return paragraph ? screen.querySelector(`[data-block="${CSS.escape(paragraph.name)}"]`) : null
}

function isInView(element: Element, screen: Element): boolean {
  const [box, frame] = [element.getBoundingClientRect(), screen.getBoundingClientRect()]
  return box.bottom > frame.top && box.top < frame.bottom
}

/** Not covered by the back button and the player: the style sheet defines their space. */
function isWhollyInView(element: Element, screen: Element): boolean {
  const [box, frame] = [element.getBoundingClientRect(), screen.getBoundingClientRect()]
  const { above, below } = taken(screen)
  return box.top >= frame.top + above && box.bottom <= frame.bottom - below
}

function freeHeight(screen: Element): number {
  const { above, below } = taken(screen)
  return screen.clientHeight - above - below
}

function taken(screen: Element): { above: number; below: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(screen)
  return { above: Number.parseFloat(scrollPaddingTop) || 0, below: Number.parseFloat(scrollPaddingBottom) || 0 }
}
