import { useEffect, useState } from "react"
import { studioCall } from "../../access/studio-call.ts"
import { isDirty } from "../autosave/autosave-state.ts"
import type { EditedTile } from "../steps/use-steps.ts"

/** Milliseconds between signs of life: half of the server's timeout. */
const touchedEvery = 15_000

/** Names of others who have the tile open. Shows their saves while nothing was typed here. */
export function useOthers({ id, autosave, onTile, onProblems }: EditedTile): string[] {
  const [others, setOthers] = useState<string[]>([])
  useEffect(() => {
    let isOver = false
    const follow = async (version: number) => {
      const before = autosave.get()
      const isQuiet = !isDirty(before) && before.pending === null && before.conflict === null
      if (!isQuiet || version <= before.base) return
      const { tile, problems } = await studioCall("studio-get_tile", { id })
      const now = autosave.get()
      if (isOver || now.base !== before.base || now.pending) return
      autosave.dispatch({ type: "advanced", version: tile.version, draft: tile.draft })
      onTile(tile)
      onProblems(problems)
    }
    const touch = async () => {
      if (document.hidden) return
      try {
        const { version, presence } = await studioCall("studio-touch", { id })
        if (isOver) return
        setOthers(presence.filter(({ isMe }) => !isMe).map(({ name }) => name))
        // The next touch tries again.
        await follow(version).catch(() => undefined)
      } catch {
        // Without a connection no names are shown.
        if (!isOver) setOthers([])
      }
    }
    const touchNow = () => void touch()
    touchNow()
    const timer = setInterval(touchNow, touchedEvery)
    document.addEventListener("visibilitychange", touchNow)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener("visibilitychange", touchNow)
    }
  }, [id, autosave, onTile, onProblems])
  return others
}
