import type { PageData } from "@confetti/contract/page-data"
import { favouriteTile, weekStart } from "@confetti/domain/account/favourite-tile"
import { readInviteCode } from "@confetti/domain/account/invite-code"
import type { Db } from "../../platform/db/open-database.ts"
import type { Services } from "../../platform/services.ts"
import { likesBefore } from "../likes/store.ts"
import { findInviter, type Inviter } from "./store.ts"

/** The first name of a code's inviter, perhaps empty; null for an unknown code. */
export async function inviterOf(db: Db, code: string): Promise<string | null> {
  const inviter = await inviterWith(db, code)
  return inviter === null ? null : firstName(inviter.name)
}

/** Public facts of an invitation: a first name, and a tile if its owner shares it. */
export type Invitation = { inviter: string; favourite: PageData["favourite"] }

type Parts = Pick<Services, "db" | "content" | "clock">

export async function invitationOf(parts: Parts, code: string): Promise<Invitation | null> {
  const inviter = await inviterWith(parts.db, code)
  if (inviter === null) return null
  return {
    inviter: firstName(inviter.name),
    favourite: inviter.showsFavourite ? await favouriteOf(parts, inviter) : null,
  }
}

export function firstName(name: string): string {
  return name.split(/\s/)[0] ?? ""
}

async function inviterWith(db: Db, code: string): Promise<Inviter | null> {
  const known = readInviteCode(code)
  return known === null ? null : findInviter(db, known)
}

/** Read each time, so that switching it off takes effect at once. */
async function favouriteOf({ db, content, clock }: Parts, { userId }: Inviter): Promise<PageData["favourite"]> {
  const now = clock()
  const likes = await likesBefore(db, userId, new Date(weekStart(now)))
  const { causes } = content.orders()
  const dated = likes.map(({ tileId, likedAt }) => ({ tileId, likedAt: likedAt.getTime() }))
  // A tile with a cause is finished, published and in season.
  return favouriteTile(dated, (id) => causes.has(id), now)
}
