import { t } from "@confetti/domain/messages/t"
import { useCallback } from "react"
import { followedTilesOf } from "../../features/likes/index.ts"
import { useLocation } from "../../platform/location.ts"
import { useScope } from "../../platform/session-scope.ts"
import { announce } from "../../ui/announce.tsx"

export function useAfterDeletion(): () => void {
  const scope = useScope()
  const [, navigate] = useLocation()
  return useCallback(() => {
    followedTilesOf(scope).replace([])
    navigate("/")
    announce(t`Your account is deleted. Thank you for reading`)
  }, [scope, navigate])
}
