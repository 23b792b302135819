import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import { useCallback, useEffect, useRef, useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { onOnline } from "../../../platform/connection.ts"
import { studioCall } from "../../access/studio-call.ts"
import { type DraftCopy, draftCopies } from "../autosave/draft-copies.ts"

export type OpenedTile = { tile: StudioTile; problems: StudioProblem[]; left: DraftCopy | null }

type Trouble = { kind: "gone" | "offline" | "failed" }

export function useOpenedTile(id: string, userId: string) {
  const [opened, setOpened] = useState<OpenedTile | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const latest = useRef(0)
  const open = useCallback(async () => {
    const asked = ++latest.current
    setTrouble(null)
    try {
      const { tile, problems } = await studioCall("studio-get_tile", { id })
      const [left = null] = await draftCopies.abandoned(userId, id, Date.now())
      if (asked === latest.current) setOpened({ tile, problems, left })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      const kind = code === "studio/not-found" ? "gone" : code === "offline" ? "offline" : "failed"
      if (asked === latest.current) setTrouble({ kind })
    }
  }, [id, userId])
  useEffect(() => void open(), [open])
  const isWaiting = trouble !== null && trouble.kind !== "gone"
  useEffect(() => {
    if (isWaiting) return onOnline(() => void open())
  }, [isWaiting, open])
  return { opened, trouble, open }
}
