import { useEffect, useState } from "react"
import type { OpenPlay } from "../../play/open-play.ts"
import { openEntry } from "./open-entry.ts"

/** The row that is typed, for as long as the game is open; `key` the component by day and person. */
export function useEntry(actions: OpenPlay, userId: string | null, onSay: (text: string) => void) {
  const [entry] = useState(() => openEntry({ actions, userId, onSay }))
  useEffect(() => entry.follow(), [entry])
  return { ...entry.useValue(), press: entry.press }
}
