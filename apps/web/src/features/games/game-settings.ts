import { useSyncExternalStore } from "react"
import { createEmitter } from "../../platform/create-store.ts"
import { fieldsOf, readStored, writeStored } from "../../platform/storage.ts"

/** How somebody plays, kept on this device. */
export type GameSettings = {
  /** WURD: what was found must be used. */
  isHard: boolean
  /** QUIZ_ME: time runs. */
  isTimed: boolean
}

const defaults: GameSettings = { isHard: false, isTimed: true }
const changes = createEmitter<void>()
let settings: GameSettings | null = null

export function readGameSettings(): GameSettings {
  settings ??= { ...defaults, ...readStored("cf_games", isSettings) }
  return settings
}

export function changeGameSettings(next: Partial<GameSettings>): void {
  settings = { ...readGameSettings(), ...next }
  writeStored("cf_games", settings)
  changes.emit()
}

/** The first paint is the server's, which does not know this device. */
export function useGameSettings(): GameSettings {
  return useSyncExternalStore(changes.on, readGameSettings, () => defaults)
}

function isSettings(value: unknown): value is Partial<GameSettings> {
  const fields = fieldsOf(value)
  return Object.keys(defaults).every((name) => fields[name] === undefined || typeof fields[name] === "boolean")
}
