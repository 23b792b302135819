import { defined } from "@confetti/domain/defined"
import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { OrderFacts } from "./decide-order.ts"
import type { OrderMarks } from "./order-marks.ts"

type Asked = OrderMarks & { userId: string; networks: readonly string[]; since: Date; now: number }

export async function orderFacts(tx: Tx, { userId, since, now, ...marks }: Asked): Promise<OrderFacts> {
  const { rows } = await sql<Omit<OrderFacts, "accountAgeMs"> & { joinedAt: Date | null }>`
    with lately as (
      select user_id, address_mark, mailbox_mark, networks from redemptions
      where held_at > ${since} and state <> 'refunded'
        and (address_mark = ${marks.address_mark} or mailbox_mark = ${marks.mailbox_mark}
          or networks && ${[...marks.networks]}::text[])
    ), others as (select * from lately where user_id <> ${userId})
    select (select created_at from users where user_id = ${userId}) as "joinedAt",
      exists (select from redemptions where user_id = ${userId} and state in ('shipped', 'delivered')) as "hasReceived",
      (select count(distinct user_id)::int from others where mailbox_mark = ${marks.mailbox_mark}) as "othersOfMailbox",
      (select count(distinct user_id)::int from others where address_mark = ${marks.address_mark}) as "othersAtAddress",
      (select count(*)::int from lately where address_mark = ${marks.address_mark}) as "ordersToAddress",
      (select count(distinct user_id)::int from others where networks && ${[...marks.networks]}::text[]) as "othersOnNetwork"
  `.execute(tx)
  const { joinedAt, ...facts } = defined(rows[0])
  return { ...facts, accountAgeMs: joinedAt === null ? 0 : now - joinedAt.getTime() }
}

/** A person's recent orders and cancellations. Perks are not counted. */
export async function ordersSince(tx: Tx, userId: string, since: Date): Promise<{ placed: number; cancelled: number }> {
  const { rows } = await sql<{ placed: number; cancelled: number }>`
    select (count(*) filter (where held_at >= ${since} and kind = 'goods'))::int as placed,
      (count(*) filter (where refunded_at >= ${since} and refunded_by = 'person'))::int as cancelled
    from redemptions where user_id = ${userId}`.execute(tx)
  return rows[0] ?? { placed: 0, cancelled: 0 }
}

export async function deleteOrderMarks(db: Db, before: Date): Promise<void> {
  await sql`update redemptions set address_mark = null, mailbox_mark = null, networks = '{}'
    where held_at < ${before} and (address_mark is not null or mailbox_mark is not null or networks <> '{}')`.execute(
    db,
  )
}
