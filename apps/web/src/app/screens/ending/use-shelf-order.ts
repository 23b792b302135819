import { useState } from "react"

/** The order of a shelf with this tile on it: who takes a like back while reading stays where the tile was. */
export function useShelfOrder(openId: string, ids: readonly string[]): readonly string[] {
  const [held, setHeld] = useState(ids)
  if (ids !== held && ids.includes(openId)) setHeld(ids)
  return held
}
