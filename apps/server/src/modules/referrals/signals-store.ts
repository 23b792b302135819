import type { ReferralState } from "@confetti/contract/referrals"
import { sql } from "kysely"
import type { Tx } from "../../platform/db/open-database.ts"
import type { TreeMember } from "./tree-facts.ts"

/** Limits a tree to the part around the person in question. */
const highest = 100
const mostOfTree = 5000

export async function accountsOnDevice(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ accounts: number }>`
    select count(*)::int as accounts from auth_known_devices
    where device_hash in (select device_hash from auth_known_devices where user_id = ${userId})
    group by device_hash order by accounts desc limit 1`.execute(tx)
  return rows[0]?.accounts ?? 0
}

export async function ownStateOf(tx: Tx, userId: string): Promise<ReferralState | null> {
  const row = await tx.selectFrom("referrals").select("state").where("invited_id", "=", userId).executeTakeFirst()
  return row?.state ?? null
}

export async function treeAround(tx: Tx, inviterId: string, since: Date): Promise<TreeMember[]> {
  const { rows } = await sql<{ invited_id: string; invited_at: Date; networks: string[] }>`
    with recursive up (user_id, height) as (
      select ${inviterId}::text, 0
      union
      select users.referred_by, height + 1 from up join users on users.user_id = up.user_id
      where users.referred_by is not null and height < ${highest}
    ), tree (user_id) as (
      (select user_id from up order by height desc limit 1)
      union
      select users.user_id from tree join users on users.referred_by = tree.user_id
    ), part as (select user_id from tree limit ${mostOfTree})
    select invited_id, invited_at, networks from part join referrals on referrals.invited_id = part.user_id
    where invited_at > ${since}`.execute(tx)
  return rows.map(({ invited_id, invited_at, networks }) => ({
    id: invited_id,
    joinedAt: invited_at.getTime(),
    networks,
  }))
}

export async function invitedOn(tx: Tx, networks: readonly string[], since: Date): Promise<Map<string, number>> {
  if (networks.length === 0) return new Map()
  const { rows } = await sql<{ network: string; count: number }>`
    select network, count(*)::int as count from referrals, unnest(networks) network
    where networks && ${networks}::text[] and network = any(${networks}) and invited_at > ${since}
    group by network`.execute(tx)
  return new Map(rows.map(({ network, count }) => [network, count]))
}

/** People who brought two or more on one of these networks since then; the busiest network counts. */
export async function invitersOn(tx: Tx, networks: readonly string[], since: Date): Promise<number> {
  if (networks.length === 0) return 0
  const { rows } = await sql<{ inviters: number }>`
    select count(*)::int as inviters from (
      select network from referrals, unnest(networks) network
      where networks && ${networks}::text[] and network = any(${networks}) and invited_at > ${since}
      group by network, user_id having count(*) >= 2
    ) several group by network order by inviters desc limit 1`.execute(tx)
  return rows[0]?.inviters ?? 0
}
