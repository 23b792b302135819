import type { LessEffect, LessWish } from "@confetti/contract/feed"
import type { LessScope } from "@confetti/domain/less-wish"
import { call, readDocuments } from "../../platform/api.ts"
import { randomId } from "../../platform/random-id.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"

/** The feed as it stands on the screen: what comes next, and what was walked past. */
export type ShownFeed = { upcoming: string[]; walked: string[] }

/** What somebody wants to see less of. */
export type Less = { scope: LessScope; subject: string }

export function showLess(less: Less, shown: ShownFeed): Promise<LessEffect> {
  return once("feed-show_less", { ...less, ...shown })
}

export function undoLess(wishId: string, shown: ShownFeed): Promise<LessEffect> {
  return once("feed-undo_less", { wishId, ...shown })
}

export function wishesRead(userId: string): ReadRequest<LessWish[]> {
  return { key: `wishes ${userId}`, read: () => readDocuments<LessWish>(`users/${userId}/lessWishes`) }
}

function once(name: string, data: object): Promise<LessEffect> {
  return call<LessEffect>(name, data, { headers: { "idempotency-key": randomId() } })
}
