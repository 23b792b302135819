import { chooseToday, type TodayTile } from "@confetti/domain/today/choose-today"
import type { Services } from "../../platform/services.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { buildProfile, categoryAffinity, type InteractionHistory } from "../ranking/features/profile.ts"
import { readInteractionHistory } from "../ranking/interactions-store.ts"
import { rankingOf } from "../ranking/live-ranking.ts"
import { candidatesOf } from "./candidates.ts"

type Parts = Pick<Services, "content" | "own">

export async function chooseForPerson(tx: Tx, userId: string, day: string, services: Parts): Promise<TodayTile[]> {
  const did = await readInteractionHistory(tx, userId)
  const met = seenBy(did)
  const hidden = new Set(did.lessPreferences.filter(({ scope }) => scope === "tile").map(({ subject }) => subject))
  const ranks = { seen: 1, read: 2 } as const
  const rankOf = (id: string): number => {
    if (hidden.has(id)) return -1
    const how = met.get(id)
    return how ? ranks[how] : 0
  }
  return chooseToday({
    ...candidatesOf(services, day, rankOf),
    affinity: affinityOf(services, did),
    met,
    seed: `${userId} ${day}`,
  })
}

function seenBy({ history, finished, read, passed, recent }: InteractionHistory): Map<string, "seen" | "read"> {
  const opened = new Set([...finished, ...read, ...history.map(({ tileId }) => tileId)])
  const skipped = new Set(passed.filter((id) => !opened.has(id)))
  return new Map(
    [...recent, ...passed, ...opened].map((id) => [id, skipped.has(id) ? ("seen" as const) : ("read" as const)]),
  )
}

function affinityOf(services: Parts, did: InteractionHistory): Map<string, number> {
  const ranking = rankingOf(services)
  const catalogue = ranking.catalogue()
  const profile = buildProfile(catalogue, ranking.model(), did)
  const values = categoryAffinity(catalogue, profile)
  return new Map(
    catalogue.categories.map((category, at) => [category, profile.lessCategories.has(at) ? -1 : (values[at] ?? 0)]),
  )
}
