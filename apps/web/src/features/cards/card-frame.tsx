import type { ReactNode } from "react"
import { inHue } from "../tile/index.ts"
import "../../ui/feed-card.css"
import "./cards.css"
import { type ComponentProps, createContext, use } from "react"
import { Button } from "../../ui/button.tsx"
import { useOnScreen } from "../tile/index.ts"

type Props = {
  /** The card's class. */
  name: string
  /** Degrees; the default style without one. */
  hue?: number
  art: ReactNode
  children: ReactNode
}

export function CardFrame({ name, hue, art, children }: Props) {
  return (
    <div {...inHue(hue, `feed-card ${name}`)}>
      <div className="feed-card-art">{art}</div>
      <div className="feed-card-body">{children}</div>
    </div>
  )
}

export const CardInViewContext = createContext(false)

/** Runs this with the key that opens a tile, while the card is visible. */
export function useMainAct(act: () => void): void {
  const isInView = use(CardInViewContext)
  useOnScreen("mainAct", isInView && act)
}

type MainButtonProps = Omit<ComponentProps<"button">, "onClick"> & { onClick: () => void }

export function MainButton(props: MainButtonProps) {
  useMainAct(props.onClick)
  return <Button kind="primary" data-main {...props} />
}
