import { useEffect, useState } from "react"
import { studioCall } from "../../access/studio-call.ts"

/** How often is said that the tile is open here, in milliseconds: half as long as it is believed. */
const touchedEvery = 15_000

export function usePresence(id: string, onVersion: (version: number) => void): string[] {
  const [others, setOthers] = useState<string[]>([])
  useEffect(() => {
    let isOver = false
    const touch = () => {
      if (document.hidden) return
      studioCall("studio-touch", { id }).then(
        ({ version, presence }) => {
          if (isOver) return undefined
          setOthers(presence.filter(({ isMe }) => !isMe).map(({ name }) => name))
          return onVersion(version)
        },
        // Who else is here is a courtesy: without a connection nobody is told anything.
        () => isOver || setOthers([]),
      )
    }
    touch()
    const timer = setInterval(touch, touchedEvery)
    document.addEventListener("visibilitychange", touch)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener("visibilitychange", touch)
    }
  }, [id, onVersion])
  return others
}
