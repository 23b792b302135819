import { defaultLook, playsVideo } from "@confetti/domain/navigation/look"
import { useConnection } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { usePrefersStillness } from "../prefers-stillness.ts"

/** Whether videos autoplay, by the person's setting, and never under reduced motion. False for the first paint. */
export function usePlaysByItself(): boolean {
  const look = useLook(defaultLook)
  const connection = useConnection()
  const isStill = usePrefersStillness()
  return connection !== null && playsVideo(look, connection) && !isStill
}
