import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { useState } from "react"
import { ApiError, call } from "../../../platform/api.ts"

export type TileAnswer = {
  chosen: number | null
  /** What is right; null until it was said. */
  result: CallableOutput<"games-check_tile_answer"> | null
  /** It could not be asked; the question stays open. */
  hasFailed: boolean
}

const open: TileAnswer = { chosen: null, result: null, hasFailed: false }

/** What was answered to a tile's question. Kept nowhere: opened again, it is asked again. */
export function useTileAnswer(tileId: string, number: number): TileAnswer & { choose: (option: number) => void } {
  const [answer, setAnswer] = useState(open)
  const choose = (option: number) => {
    if (answer.chosen !== null) return
    setAnswer({ ...open, chosen: option })
    call("games-check_tile_answer", { tileId, number, option }).then(
      (result) => setAnswer({ ...open, chosen: option, result }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setAnswer({ ...open, hasFailed: true })
      },
    )
  }
  return { ...answer, choose }
}
