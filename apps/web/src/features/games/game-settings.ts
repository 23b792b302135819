import { scoped, type SessionScope, useScope } from "../../platform/session-scope.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { storedValue } from "../../platform/stored-value.ts"

/** How somebody plays, kept on this device. */
export type GameSettings = {
  /** WURD: what was found must be used. */
  isHard: boolean
  /** QUIZ_ME: time runs. */
  isTimed: boolean
}

const defaults: GameSettings = { isHard: false, isTimed: true }
const keptSettingsOf = scoped((scope) =>
  storedValue<Partial<GameSettings>>({ key: "cf_games", isValid: isSettings, none: defaults }, scope),
)

export function readGameSettings(scope: SessionScope): GameSettings {
  return { ...defaults, ...keptSettingsOf(scope).read() }
}

export function changeGameSettings(scope: SessionScope, next: Partial<GameSettings>): void {
  keptSettingsOf(scope).write({ ...readGameSettings(scope), ...next })
}

export function useGameSettings(): GameSettings {
  return { ...defaults, ...keptSettingsOf(useScope()).useValue() }
}

function isSettings(value: unknown): value is Partial<GameSettings> {
  const fields = fieldsOf(value)
  return Object.keys(defaults).every((name) => fields[name] === undefined || typeof fields[name] === "boolean")
}
