import type { LessPreference } from "@confetti/contract/feed"
import { type LessScope, lessScopes } from "@confetti/domain/feed/less-preference"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { titlesOf } from "./feed-store.ts"

export type LessSubject = { scope: LessScope; subject: string }

/** Derived from what it is about, so that repeated requests have the same id and never another person's. */
export function lessPreferenceId({ scope, subject }: LessSubject): string {
  return `${scope}:${subject}`
}

export function parseLessPreferenceId(id: string): LessSubject | null {
  const at = id.indexOf(":")
  const scope = lessScopes.find((known) => known === id.slice(0, Math.max(0, at)))
  return scope === undefined ? null : { scope, subject: id.slice(at + 1) }
}

export type LessPreferenceRow = LessSubject & { askedAt: Date }

export async function listLessPreferences(db: Db | Tx, userId: string): Promise<LessPreferenceRow[]> {
  const rows = await db
    .selectFrom("less_wishes")
    .select(["scope", "subject", "asked_at"])
    .where("user_id", "=", userId)
    .orderBy("asked_at", "desc")
    .orderBy("scope")
    .orderBy("subject")
    .execute()
  return rows.map(({ scope, subject, asked_at }) => ({ scope: scope as LessScope, subject, askedAt: asked_at }))
}

/** Inserts a less-preference, unless it exists. Returns the stored one. */
export async function insertLessPreference(
  tx: Tx,
  userId: string,
  { scope, subject, askedAt }: LessPreferenceRow,
): Promise<LessPreferenceRow> {
  await tx
    .insertInto("less_wishes")
    .values({ user_id: userId, scope, subject, asked_at: askedAt })
    .onConflict((conflict) => conflict.columns(["user_id", "scope", "subject"]).doNothing())
    .execute()
  const row = await tx
    .selectFrom("less_wishes")
    .select("asked_at")
    .where("user_id", "=", userId)
    .where("scope", "=", scope)
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow()
  return { scope, subject, askedAt: row.asked_at }
}

export async function deleteLessPreference(
  tx: Tx,
  userId: string,
  { scope, subject }: Pick<LessPreferenceRow, "scope" | "subject">,
): Promise<LessPreferenceRow | null> {
  const row = await tx
    .deleteFrom("less_wishes")
    .where("user_id", "=", userId)
    .where("scope", "=", scope)
    .where("subject", "=", subject)
    .returning("asked_at")
    .executeTakeFirst()
  return row ? { scope, subject, askedAt: row.asked_at } : null
}

export async function deleteLessPreferences(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("less_wishes").where("user_id", "=", userId).execute()
}

/** Adds current titles, or the last ones of removed subjects. Same order. */
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
