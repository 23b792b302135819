import { useState } from "react"
import { deviceZone } from "../../platform/device-zone.ts"

export type Reader = { now: number; zone: string; language: string }

/** The device's calendar when the page was opened. */
export function useReader(language: string): Reader {
  const [now] = useState(() => Date.now())
  const [zone] = useState(deviceZone)
  return { now, zone, language }
}
