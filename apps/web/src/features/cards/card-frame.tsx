import type { ReactNode } from "react"
import { inHue } from "../tile/index.ts"
import "../../ui/feed-card.css"
import "./cards.css"
import { type ComponentProps, createContext, use } from "react"
import { Button } from "../../ui/button.tsx"
import { useOnScreen } from "../tile/index.ts"

type Props = {
  /** The class of the card, for its own style. */
  name: string
  /** In degrees; without one the card takes the plain one. */
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

/** Lets the key that opens a tile do this while the card is in view. */
export function useMainAct(act: () => void): void {
  const isInView = use(CardInViewContext)
  useOnScreen("mainAct", isInView && act)
}

type MainButtonProps = Omit<ComponentProps<"button">, "onClick"> & { onClick: () => void }

export function MainButton(props: MainButtonProps) {
  useMainAct(props.onClick)
  return <Button kind="primary" data-main {...props} />
}
