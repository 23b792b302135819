import { z } from "zod"
import { type Settings, startSettings } from "./model/settings.ts"

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
