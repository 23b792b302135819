import { defaultLook, playsVideo } from "@confetti/domain/navigation/look"
import { useSyncExternalStore } from "react"
import { useConnection } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { prefersStillness } from "../prefers-stillness.ts"

/** Whether videos play by themselves here: by the person's own setting, and never for those who asked for less motion. False for the first paint. */
export function usePlaysByItself(): boolean {
  const look = useLook(defaultLook)
  const connection = useConnection()
  const isStill = useSyncExternalStore(followStillness, prefersStillness, () => true)
  return connection !== null && playsVideo(look, connection) && !isStill && !look.isStill
}

function followStillness(listener: () => void): () => void {
  const asked = matchMedia("(prefers-reduced-motion: reduce)")
  asked.addEventListener("change", listener)
  return () => asked.removeEventListener("change", listener)
}
