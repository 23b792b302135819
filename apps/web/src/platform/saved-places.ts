import { once } from "./once.ts"
import { fieldsOf } from "./storage.ts"
import { readInTab, writeInTab } from "./tab-storage.ts"

/**
 * Scroll positions of screens in pixels, for the tab's lifetime: `tile N` for the tile of history entry N, `story slug` for one beside the
 * stage, `screen /path` for others. Also read by the page's inline script.
 */
const key = "cf_places"
const most = 60

export function readPlaceOf(name: string): number {
  return all().get(name) ?? 0
}

export function keepPlaceOf(name: string, top: number): void {
  const map = all()
  map.delete(name)
  if (top > 0) map.set(name, Math.round(top))
  for (const old of map.keys()) {
    if (map.size <= most) break
    map.delete(old)
  }
}

export function tilePlace(entry: number): string {
  return `tile ${entry}`
}

export function storyPlace(slug: string): string {
  return `story ${slug}`
}

/** A new entry reuses the number of a removed one; its tile starts at the top. */
export function clearTilePlacesFrom(entry: number): void {
  for (const name of all().keys()) {
    if (name.startsWith("tile ") && Number(name.slice(5)) >= entry) all().delete(name)
  }
}

export function clearPlaces(): void {
  all().clear()
  save()
}

const all = once(() => {
  addEventListener("pagehide", save)
  addEventListener("visibilitychange", save)
  return read()
})

function read(): Map<string, number> {
  const saved = readInTab(key, isObject) ?? {}
  return new Map(Object.entries(saved).filter((each): each is [string, number] => typeof each[1] === "number"))
}

function save(): void {
  writeInTab(key, Object.fromEntries(all()))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return fieldsOf(value) === value
}
