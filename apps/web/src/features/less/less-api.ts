import type { LessEffect, LessPreference } from "@confetti/contract/feed"
import type { LessScope } from "@confetti/domain/feed/less-preference"
import { call, readDocuments } from "../../platform/api.ts"
import { randomId } from "../../platform/ids.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"

export type ShownFeed = { upcoming: string[]; walked: string[] }

export type Less = { scope: LessScope; subject: string; title: string }

export type LessSource = {
  showLess: (less: Less, shown: ShownFeed) => Promise<LessEffect>
  undoLess: (wishId: string, shown: ShownFeed) => Promise<LessEffect>
  /** All less-preferences, newest first. */
  preferences: ReadRequest<LessPreference[]>
}

export function serverLess(userId: string): LessSource {
  return { showLess, undoLess, preferences: lessPreferencesRead(userId) }
}

function showLess({ scope, subject }: Less, shown: ShownFeed): Promise<LessEffect> {
  return call("feed-show_less", { scope, subject, ...shown }, once())
}

function undoLess(wishId: string, shown: ShownFeed): Promise<LessEffect> {
  return call("feed-undo_less", { wishId, ...shown }, once())
}

function lessPreferencesRead(userId: string): ReadRequest<LessPreference[]> {
  return { key: `less ${userId}`, read: () => readDocuments(`users/${userId}/lessWishes`) }
}

function once(): RequestInit {
  return { headers: { "idempotency-key": randomId() } }
}
