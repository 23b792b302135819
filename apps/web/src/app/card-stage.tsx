import { useEffect, useState } from "react"
import { useIsSettled } from "../ui/use-is-settled.ts"
import type { FeedCardProps } from "./feed-card.tsx"
import { lazyScreen } from "./lazy-screen.tsx"

const Card = lazyScreen(() => import("./feed-card.tsx").then((module) => module.FeedCardView))

/** From the first card on the code is there, and no other one waits. */
let isLoaded = false

/** A card's place: dark until the feed has settled and the cards' code has come. Without a connection it stays so until there is one. */
export function CardStage(props: FeedCardProps) {
  const isSettled = useIsSettled()
  const [isThere, setThere] = useState(isLoaded)
  useEffect(() => {
    if (!isSettled || isThere) return
    const fetchCode = async () => {
      try {
        await Card.preload()
        isLoaded = true
        setThere(true)
      } catch {
        // It comes with the connection.
      }
    }
    void fetchCode()
    addEventListener("online", fetchCode)
    return () => removeEventListener("online", fetchCode)
  }, [isSettled, isThere])
  return isThere ? <Card {...props} /> : null
}
