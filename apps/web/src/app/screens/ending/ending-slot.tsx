import type { Tile } from "@confetti/contract/tile"
import { defaultLook } from "@confetti/domain/navigation/look"
import { useEffect, useState } from "react"
import { useConnection } from "../../../platform/connection.ts"
import { useLook } from "../../../platform/look.ts"
import { ErrorBoundary } from "../../../ui/error-boundary.tsx"
import { isDialogOpen } from "../../../ui/open-dialogs.ts"
import type { Navigation } from "../../navigation/use-navigation-stack.ts"
import "./ending-slot.css"
import { NearSlot } from "../near-slot.tsx"
import { EndingScreen } from "./ending-screen.tsx"
import { WayOut } from "./way-out.tsx"

type Props = { tile: Tile; navigation: Navigation }

/** Where a story ends and the next one begins: rendered once its reader gets near, or asks for the next by its key. */
export function EndingSlot({ tile, navigation }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { savesData } = useLook(defaultLook)
  // The next one's picture is a guess: where each byte costs, it waits until the cover is in sight.
  const isLight = useConnection() === "metered" || savesData
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null
      if (event.key !== "n" || isTyping || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return
      setAsked(true)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
  return (
    <NearSlot className="detail-slot ending-slot" name="ending" isWanted={isAsked} {...(isLight && { margin: 0 })}>
      <ErrorBoundary fallback={<WayOut navigation={navigation} />}>
        <EndingScreen tile={tile} navigation={navigation} isAsked={isAsked} onAnswered={() => setAsked(false)} />
      </ErrorBoundary>
    </NearSlot>
  )
}
