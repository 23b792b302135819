import type { GameChoice } from "@confetti/contract/studio-games"
import { useState } from "react"
import { readUnsaved, removeUnsaved, writeUnsaved } from "../unsaved/unsaved-drafts.ts"
import { useEditorId } from "../unsaved/use-editor-id.ts"
import type { Game } from "./game-words.ts"

const empty: Readonly<Record<Game, GameChoice>> = {
  WURD: { game: "WURD", word: "", line: "" },
  BAW: { game: "BAW", letters: "", required: "" },
  QUIZ_ME: { game: "QUIZ_ME", questions: [] },
}

/** What is typed for a game of a day. It outlives the sheet, the page and the session, until it was decided. */
export function useChoiceDraft(day: string, game: Game) {
  const editorId = useEditorId()
  const name = `game ${day} ${game}`
  const [choice, setState] = useState<GameChoice>(
    () =>
      readUnsaved<GameChoice>(editorId, name, Date.now(), (value): value is GameChoice => {
        return typeof value === "object" && value !== null && "game" in value && value.game === game
      }) ?? empty[game],
  )
  return {
    choice,
    setChoice: (next: GameChoice) => {
      writeUnsaved(editorId, name, next, Date.now())
      setState(next)
    },
    forget: () => removeUnsaved(editorId, name),
  }
}
