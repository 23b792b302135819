import { type RefObject, useEffect } from "react"
import { anchorScroll } from "../../platform/anchor-scroll.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"
import { useDragToClose } from "../screens/use-drag-to-close.ts"

type Props = {
  screen: RefObject<HTMLElement | null>
  navigation: Navigation
  isOpen: boolean
}

/** What a hand may do to an opened tile: drag it away, and turn or unfold what it is read on. */
export function TileGestures({ screen, navigation, isOpen }: Props) {
  useDragToClose(screen, { navigation, isOpen })
  useEffect(() => (screen.current ? anchorScroll(screen.current) : undefined), [screen])
  return null
}
