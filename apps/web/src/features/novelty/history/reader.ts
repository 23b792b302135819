import { useState } from "react"

/** Whose calendar a history is told by. */
export type Reader = { now: number; zone: string; language: string }

/** The calendar of this device, as it was when the page was opened. */
export function useReader(language: string): Reader {
  const [now] = useState(() => Date.now())
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return { now, zone, language }
}
