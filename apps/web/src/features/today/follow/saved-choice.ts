import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { TodayTile } from "@confetti/domain/today/choose-today"
import { fieldsOf, isTextList, readStored, writeStored } from "../../../platform/storage.ts"

type SavedChoice = Pick<CallableOutput<"today-list_candidates">, "candidates" | "games"> & { ready: TodayTile[] }

const key = "cf_today_next"

export function readSavedChoice(): SavedChoice | null {
  return readStored(key, isChoice)
}

export function writeSavedChoice(choice: SavedChoice): void {
  writeStored(key, choice)
}

export function saveReadyTiles(ready: TodayTile[]): void {
  const saved = readSavedChoice()
  if (saved) writeSavedChoice({ ...saved, ready })
}

function isChoice(value: unknown): value is SavedChoice {
  const { candidates, games, ready } = fieldsOf(value)
  return [candidates, ready].every(isTileList) && isTextList(games)
}

function isTileList(value: unknown): boolean {
  const isTile = (each: unknown) =>
    [fieldsOf(each)["id"], fieldsOf(each)["category"]].every((text) => typeof text === "string")
  return Array.isArray(value) && value.every(isTile)
}
