import type { ReactNode } from "react"
import { inHue } from "../tile/index.ts"
import "./card-frame.css"

type Props = {
  /** The class of the card, for its own style. */
  name: string
  /** In degrees; without one the card takes the plain one. */
  hue?: number
  /** What one sees first. It takes the room that the words leave. */
  art: ReactNode
  children: ReactNode
}

/** How every card stands on the stage: one strong thing above, and as on a cover the words at the foot. */
export function CardFrame({ name, hue, art, children }: Props) {
  return (
    <div {...inHue(hue, `feed-card ${name}`)}>
      <div className="feed-card-art">{art}</div>
      <div className="feed-card-body">{children}</div>
    </div>
  )
}
