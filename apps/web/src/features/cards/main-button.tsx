import { type ComponentProps, createContext, use } from "react"
import { useOnScreen } from "../tile/index.ts"

/** Whether the card is the item in view. */
export const CardInViewContext = createContext(false)

/** Lets the key that opens a tile do this while the card is in view. */
export function useMainAct(act: () => void): void {
  const isInView = use(CardInViewContext)
  useOnScreen("mainAct", isInView && act)
}

type Props = Omit<ComponentProps<"button">, "onClick"> & { onClick: () => void }

/** What a card is for. */
export function MainButton(props: Props) {
  useMainAct(props.onClick)
  return <button type="button" className="button primary" data-main {...props} />
}
