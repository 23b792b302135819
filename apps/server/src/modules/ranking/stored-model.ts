import { z } from "zod"
import type { Model } from "./model/model.ts"
import { type Settings, startSettings } from "./model/settings.ts"
import type { StoredNeighbours } from "./model-store.ts"

/** What a training leaves for the next: the settings it found, and over how many interactions it looked for them. */
export type StoredSettings = { settings: Settings; searchedOver: number }

const setting = z.number()
const stored = z.object({
  settings: z.object(
    Object.fromEntries(Object.keys(startSettings).map((name) => [name, setting])) as Record<
      keyof Settings,
      typeof setting
    >,
  ),
  searchedOver: z.number(),
})

/** Looking for settings takes many times as long as using them: it is done again when there is so much more to learn from. */
const searchAgainAt = 2

/** The settings to train with; null where they are to be looked for. What cannot be read is looked for, too. */
export function settingsFor(text: string | null, interactions: number): StoredSettings | null {
  const known = text === null ? null : parse(text)
  return known && interactions < searchAgainAt * known.searchedOver ? known : null
}

function parse(text: string): StoredSettings | null {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** A model's rows as they are stored, the strongest neighbour first; of all its tiles, or of those at these indexes. */
export function* storedRows(
  { keys, neighbours }: Pick<Model, "keys" | "neighbours">,
  indexes: Iterable<number> = keys.keys(),
): Generator<StoredNeighbours> {
  const { starts, targets, weights } = neighbours
  for (const index of indexes) {
    const from = starts[index] ?? 0
    const strength = (at: number): number => Math.abs(weights[from + at] ?? 0)
    const order = [...targets.subarray(from, starts[index + 1]).keys()].sort((a, b) => strength(b) - strength(a))
    yield {
      tileId: String(keys[index]),
      neighbourIds: order.map((at) => String(keys[targets[from + at] ?? 0])),
      weights: order.map((at) => weights[from + at] ?? 0),
    }
  }
}
