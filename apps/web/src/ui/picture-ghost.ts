import type { Picture } from "@confetti/contract/picture"
import type { CSSProperties } from "react"
import { ghostUrl } from "./draw-ghost.ts"

/**
 * The server draws the first picture's ghost into the page; the browser leaves it there, and draws all others: each is half a
 * kilobyte that no compression makes smaller, and that the first picture would have to wait for.
 */
export function firstStyle(picture: Picture, isLater: boolean): CSSProperties {
  const isServer = typeof document === "undefined"
  return { backgroundColor: picture.color, ...(isServer && !isLater && { backgroundImage: ghostOf(picture) }) }
}

/** Draws the ghost behind a picture that has none yet. */
export function drawGhost(element: HTMLElement | null, picture: Picture): void {
  if (element && element.style.backgroundImage === "") element.style.backgroundImage = ghostOf(picture)
}

/** A smaller file of this picture has been shown: where it is shown larger next, that one stands in for it, and nothing blurs. */
export function keepShown({ id }: Picture, file: string): void {
  ghosts.set(id, `url(${JSON.stringify(file)})`)
}

const ghosts = new Map<string, string>()

function ghostOf(picture: Picture): string {
  const ghost = ghosts.get(picture.id) ?? `url(${ghostUrl(picture)})`
  ghosts.set(picture.id, ghost)
  return ghost
}
