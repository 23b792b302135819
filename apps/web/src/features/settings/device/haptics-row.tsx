import { t } from "@confetti/domain/messages/t"
import { hasHaptics, setHaptics, useHaptics, vibrate } from "../../../platform/haptics.ts"
import { announce } from "../../../ui/announce.tsx"
import { SwitchRow } from "../../../ui/switch-row.tsx"
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts"

/** Only where there is something to be felt: the server does not know this device. */
export function HapticsRow() {
  const isOn = useHaptics()
  const canBeFelt = useIsHydrated() && hasHaptics()
  if (!canBeFelt) return null
  return (
    <SwitchRow
      title="Let the phone be felt"
      about="A short buzz for a like, points that land, and a guess that is marked."
      isOn={isOn}
      onChange={(next) => {
        setHaptics(next)
        vibrate("like")
        announce(next ? t`Buzzing: on` : t`Buzzing: off`)
      }}
    />
  )
}
