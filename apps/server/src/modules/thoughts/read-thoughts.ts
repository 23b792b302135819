import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { type ThoughtsPage, type ThoughtTab, thoughtsQuery } from "@confetti/contract/thoughts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import type { DocumentContext, DocumentRead } from "../../platform/documents/document-read.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { mustBeOn } from "./access.ts"
import { cursorOf } from "./page-cursor.ts"
import { countsOf, type FoundThought, interestingPage, newestPage, ownOfTile, type PageAsked } from "./pages-store.ts"
import { viewThoughts } from "./view-thoughts.ts"

const perPage = 20
const mostOwn = 50

const parseQuery = queryParser(thoughtsQuery)

export const readThoughts: DocumentRead = async (query, context) => {
  const [, id = "", name, ...rest] = context.path.split("/")
  if (name !== "thoughts" || rest.length > 0) throw new AppError("request/unknown-document")
  mustBeOn(context)
  const { tab, before } = parseQuery(query)
  const { db, caller } = context
  const tileId = await tileIdFor(db, context, id)
  if (tileId === null) throw new AppError("tile/not-found")
  const asked = { tileId, viewerId: caller.userId, after: cursorOf(before), limit: perPage + 1 }
  const json = JSON.stringify({ document: await pageOf(tab, asked, context) })
  return { json, tag: hash("sha1", json, "base64url"), isPrivate: caller.userId !== null }
}

async function pageOf(tab: ThoughtTab, asked: PageAsked, { db, pool, now }: DocumentContext): Promise<ThoughtsPage> {
  const { tileId, viewerId, after } = asked
  const rows = await (tab === "INTERESTING" ? interestingPage : newestPage)(pool, asked)
  const page = rows.slice(0, perPage)
  const isTop = tab === "USER_TAKES" && viewerId !== null && after === null
  const own = isTop ? await ownOfTile(pool, tileId, viewerId, mostOwn) : []
  const { takes, interesting } = await countsOf(pool, tileId)
  const last = rows.length > perPage ? page.at(-1) : undefined
  return {
    tab,
    thoughts: await viewThoughts(db, [...own, ...page], { viewerId, now }),
    counts: { INTERESTING: interesting, USER_TAKES: takes },
    next: last ? nextOf(tab, last) : null,
  }
}

function nextOf(tab: ThoughtTab, { rank, created_at, thought_id }: FoundThought): string {
  return `${tab === "INTERESTING" ? rank : created_at.getTime()}_${thought_id}`
}
