import { t } from "@confetti/domain/messages/t"
import { type SessionScope, scoped, useScope } from "../../platform/session-scope.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { storedValue } from "../../platform/stored-value.ts"
import { announce } from "../../ui/announce.tsx"
import { SwitchRow } from "../../ui/switch-row.tsx"

export type GameSettings = {
  /** WURD: found letters must be used. */
  isHard: boolean
  /** QUIZ_ME: with a time limit. */
  isTimed: boolean
}

const defaults: GameSettings = { isHard: false, isTimed: true }
const savedSettingsOf = scoped((scope) =>
  storedValue<Partial<GameSettings>>({ key: "cf_games", isValid: isSettings, none: defaults }, scope),
)

export function readGameSettings(scope: SessionScope): GameSettings {
  return { ...defaults, ...savedSettingsOf(scope).read() }
}

export function changeGameSettings(scope: SessionScope, next: Partial<GameSettings>): void {
  savedSettingsOf(scope).write({ ...readGameSettings(scope), ...next })
}

export function useGameSettings(): GameSettings {
  return { ...defaults, ...savedSettingsOf(useScope()).useValue() }
}

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
        about="WURD: letters you have found must be used in your next guesses. Applies from the next word you start."
        isOn={isHard}
        onChange={(isOn) => change({ isHard: isOn }, isOn ? t`Hard mode: on` : t`Hard mode: off`)}
      />
      <SwitchRow
        title="No time limit"
        about="QUIZ_ME: take as long as you like for the same score. Applies from the next quiz you start."
        isOn={!isTimed}
        onChange={(isOn) => change({ isTimed: !isOn }, isOn ? t`No time limit: on` : t`No time limit: off`)}
      />
    </>
  )
}

function isSettings(value: unknown): value is Partial<GameSettings> {
  const fields = fieldsOf(value)
  return Object.keys(defaults).every((name) => fields[name] === undefined || typeof fields[name] === "boolean")
}
