import type { StatementEntry } from "@confetti/contract/points"
import type { Selectable } from "kysely"
import type { Db } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type EntryRow = Selectable<Database["points_entries"]>

export type StatementPage = { filter: "all" | "earned" | "spent"; before?: number | undefined; limit: number }

/** Movements of the person's own points. Spending held points moves nothing more. */
const felt = {
  all: ["award", "hold", "refund", "reimbursement", "reversal", "restoration"],
  earned: ["award", "reversal", "restoration"],
  spent: ["hold", "refund", "reimbursement"],
} as const

export function entriesOf(db: Db, userId: string, { filter, before, limit }: StatementPage): Promise<EntryRow[]> {
  const entries = db
    .selectFrom("points_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .where("movement", "in", felt[filter])
  const page = before === undefined ? entries : entries.where("number", "<", before)
  return page.orderBy("number", "desc").limit(limit).execute()
}

export type Causes = {
  tiles: ReadonlyMap<string, NonNullable<StatementEntry["tile"]> & { isThere: boolean }>
  redemptions: ReadonlyMap<string, { name: string } & Pick<Selectable<Database["redemptions"]>, "state" | "parcel">>
  friends: ReadonlyMap<string, string>
}

export async function causesOf(db: Db, userId: string, entries: readonly EntryRow[]): Promise<Causes> {
  const subjectsOf = (action: EntryRow["action"]) =>
    entries.flatMap((entry) => (entry.action === action ? entry.subject : []))
  const tileIds = entries.flatMap(({ tile_id }) => tile_id ?? [])
  const tiles = await someOf(tileIds, (ids) =>
    db.selectFrom("tiles").select(["id", "slug", "title", "removed_at"]).where("id", "in", ids).execute(),
  )
  const redemptions = await someOf(subjectsOf("redeem_item"), (ids) =>
    db
      .selectFrom("redemptions")
      .select(["redemption_id", "title", "variant_name", "state", "parcel"])
      .where("user_id", "=", userId)
      .where("redemption_id", "in", ids)
      .execute(),
  )
  const friends = await someOf(subjectsOf("referral"), (ids) =>
    db
      .selectFrom("referrals")
      .innerJoin("users as friend", "friend.user_id", "referrals.invited_id")
      .select(["referral_id", "friend.name"])
      .where("referrals.user_id", "=", userId)
      .where("referral_id", "in", ids)
      .execute(),
  )
  return {
    tiles: new Map(
      tiles.map(({ id, slug, title, removed_at }) => [id, { id, slug, title, isThere: removed_at === null }]),
    ),
    redemptions: new Map(
      redemptions.map(({ redemption_id, title, variant_name, state, parcel }) => {
        return [redemption_id, { name: variant_name === "" ? title : `${title}, ${variant_name}`, state, parcel }]
      }),
    ),
    friends: new Map(friends.map(({ referral_id, name }) => [referral_id, name])),
  }
}

function someOf<Row>(ids: readonly string[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  const distinct = [...new Set(ids)]
  return distinct.length === 0 ? Promise.resolve([]) : read(distinct)
}
