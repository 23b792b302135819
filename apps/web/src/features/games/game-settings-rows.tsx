import { t } from "@confetti/domain/messages/t"
import { useScope } from "../../platform/session-scope.ts"
import { announce } from "../../ui/announce.tsx"
import { SwitchRow } from "../../ui/switch-row.tsx"
import { changeGameSettings, type GameSettings, useGameSettings } from "./game-settings.ts"

/** How somebody plays on this device. */
export function GameSettingsRows() {
  const scope = useScope()
  const { isHard, isTimed } = useGameSettings()
  const change = (next: Partial<GameSettings>, said: string) => {
    changeGameSettings(scope, next)
    announce(said)
  }
  return (
    <>
      <SwitchRow
        title="Hard mode"
        about="WURD: what a guess has found must be in the next ones. It counts from the next word you begin."
        isOn={isHard}
        onChange={(isOn) => change({ isHard: isOn }, isOn ? t`Hard mode: on` : t`Hard mode: off`)}
      />
      <SwitchRow
        title="No time limit"
        about="QUIZ_ME: take as long as you like. It scores the same, and counts from the next quiz you begin."
        isOn={!isTimed}
        onChange={(isOn) => change({ isTimed: !isOn }, isOn ? t`No time limit: on` : t`No time limit: off`)}
      />
    </>
  )
}
