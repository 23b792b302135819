import type { Picture } from "@confetti/contract/picture"
import type { CSSProperties } from "react"
import { onFirstUse, wasUsed } from "../platform/on-use.ts"
import { once } from "../platform/once.ts"
import type * as Drawing from "./draw-ghost.ts"

/**
 * The server draws the first picture's ghost into the page; the browser leaves it there, and draws all others: each is half a
 * kilobyte that no compression makes smaller, and that the first picture would have to wait for.
 */
export function firstStyle(picture: Picture, isLater: boolean): CSSProperties {
  const isServer = typeof document === "undefined"
  return { backgroundColor: picture.color, ...(isServer && !isLater && { backgroundImage: ghostOf(picture) }) }
}

/** Draws the ghost behind a picture, and before the page is in use only its colour: nobody has moved to another picture yet. */
export function drawGhost(element: HTMLElement | null, picture: Picture): void {
  if (!element || element.style.backgroundImage !== "") return
  const ghost = ghostOf(picture)
  if (ghost !== undefined) element.style.backgroundImage = ghost
  else {
    waiting.set(element, picture)
    drawSoon()
  }
}

/** A smaller file of this picture has been shown: where it is shown larger next, that one stands in for it, and nothing blurs. */
export function keepShown({ id }: Picture, file: string): void {
  ghosts.set(id, `url(${JSON.stringify(file)})`)
}

const ghosts = new Map<string, string>()
const waiting = new Map<HTMLElement, Picture>()
let drawing: typeof Drawing | undefined

/** What draws a ghost. A picture that comes before it has none. */
export const fetchDrawing = once(async () => {
  drawing = await import("./draw-ghost.ts")
  for (const [element, picture] of waiting) drawGhost(element, picture)
  waiting.clear()
})

const drawSoon = () => {
  const draw = () => void fetchDrawing().catch(() => undefined)
  if (wasUsed()) draw()
  else if (waiting.size === 1) onFirstUse(draw)
}

function ghostOf(picture: Picture): string | undefined {
  const { id } = picture
  if (drawing && !ghosts.has(id)) ghosts.set(id, `url(${drawing.ghostUrl(picture)})`)
  return ghosts.get(id)
}
