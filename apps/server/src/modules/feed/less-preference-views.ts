import type { LessPreference } from "@confetti/contract/feed"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { titlesOf } from "./feed-store.ts"
import { lessPreferenceId } from "./less-preference-id.ts"
import type { LessPreferenceRow } from "./less-preference-store.ts"

/** Less-preferences as they are shown, in the same order: by what is called so now, or was when it went. */
export async function lessPreferenceViews(
  db: Db | Tx,
  content: LiveContent,
  lessPreferences: readonly LessPreferenceRow[],
): Promise<LessPreference[]> {
  const { categories } = content.current()
  const tileIds = lessPreferences.filter(({ scope }) => scope !== "category").map(({ subject }) => subject)
  const tiles = await titlesOf(db, tileIds)
  const titleOf = ({ scope, subject }: LessPreferenceRow): string | undefined =>
    scope === "category" ? categories.find(({ slug }) => slug === subject)?.title : tiles.get(subject)?.title
  return lessPreferences.map((preference) => ({
    id: lessPreferenceId(preference),
    scope: preference.scope,
    subject: preference.subject,
    title: titleOf(preference) ?? preference.subject,
    slug: preference.scope === "category" ? null : (tiles.get(preference.subject)?.slug ?? null),
    askedDate: preference.askedAt.toISOString(),
  }))
}
