import type { LessWish } from "@confetti/contract/feed"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { titlesOf } from "./feed-store.ts"
import { wishId } from "./wish-id.ts"
import type { WishRow } from "./wish-store.ts"

/** Wishes as they are shown, in the same order: by what is called so now, or was when it went. */
export async function wishViews(db: Db | Tx, content: LiveContent, wishes: readonly WishRow[]): Promise<LessWish[]> {
  const { categories } = content.current()
  const tileIds = wishes.filter(({ scope }) => scope !== "category").map(({ subject }) => subject)
  const tiles = await titlesOf(db, tileIds)
  const titleOf = ({ scope, subject }: WishRow): string | undefined =>
    scope === "category" ? categories.find(({ slug }) => slug === subject)?.title : tiles.get(subject)?.title
  return wishes.map((wish) => ({
    id: wishId(wish),
    scope: wish.scope,
    subject: wish.subject,
    title: titleOf(wish) ?? wish.subject,
    slug: wish.scope === "category" ? null : (tiles.get(wish.subject)?.slug ?? null),
    askedDate: wish.askedAt.toISOString(),
  }))
}
