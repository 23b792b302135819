import { type NoveltyPage, noveltyQuery } from "@confetti/contract/novelty"
import {
  compareEntries,
  type HistoryCursor,
  type HistoryEntry,
  historyPage,
  summarise,
} from "@confetti/domain/novelty/novelty-history"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { ratedTileView } from "./rate-novelty.ts"
import { ratingsOf } from "./store.ts"

const perPage = 50

const parseQuery = queryParser(noveltyQuery)

export const readNovelty: OwnRead = async ({ userId }, query, { db }) => {
  const { q, category = null, before } = parseQuery(query)
  const history = (await ratingsOf(db, userId)).toSorted(compareEntries)
  const page = historyPage(history, { q, category }, { after: cursorOf(before), most: perPage })
  const { since, ...summary } = summarise(history)
  const document: NoveltyPage = {
    entries: page.entries.map(entryView),
    next: page.next && `${page.next.ratedAt}_${page.next.tileId}`,
    found: page.found,
    summary: { ...summary, since: since === null ? null : new Date(since).toISOString() },
  }
  return { documents: [document] }
}

function entryView({ title, slug, category, ...rated }: HistoryEntry): NoveltyPage["entries"][number] {
  return { ...ratedTileView(rated), title, slug, category }
}

function cursorOf(before: string | undefined): HistoryCursor | null {
  if (before === undefined) return null
  const end = before.indexOf("_")
  return { ratedAt: Number(before.slice(0, end)), tileId: before.slice(end + 1) }
}
