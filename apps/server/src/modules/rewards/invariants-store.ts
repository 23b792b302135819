import { sql } from "kysely"
import { type Invariant, invariant } from "../../platform/audit/invariants-store.ts"

export const rewardsInvariants: readonly Invariant[] = [
  invariant(
    "redeemed is at most the stock, and every piece taken is somebody's",
    sql`select s.item_id || ' ' || s.variant as subject,
        s.taken || ' of ' || s.stock || ' taken, ' || s.taken_by_erased || ' by erased people, '
        || coalesce(r.pieces, 0) || ' by others' as saying
      from reward_stock s
      left join (select item_id, variant, count(*) as pieces from redemptions where state <> 'refunded'
        group by item_id, variant) r using (item_id, variant)
      where s.taken > s.stock or s.taken <> s.taken_by_erased + coalesce(r.pieces, 0)`,
  ),
  invariant(
    "the stock of everything is the sum of its movements",
    sql`select s.item_id || ' ' || s.variant as subject, 'has ' || s.stock || ', its movements come to '
        || coalesce(m.pieces, 0) as saying
      from reward_stock s
      left join (select item_id, variant, sum(pieces) as pieces from stock_movements group by item_id, variant) m
        using (item_id, variant)
      where s.stock <> coalesce(m.pieces, 0)`,
  ),
  invariant(
    "each parcel before the last has failed and was sent again, and the last one at most once",
    sql`select r.redemption_id as subject, 'is ' || r.state || ' with its parcel ' || r.parcel || ', of which '
        || coalesce(f.resent, 0) || ' were sent again and ' || coalesce(f.refunded, 0) || ' refunded' as saying
      from redemptions r
      left join (
        select user_id, redemption_id, count(*) filter (where remedy = 'resend') as resent,
          count(*) filter (where remedy = 'refund') as refunded, max(number) as last
        from failed_parcels group by user_id, redemption_id
      ) f using (user_id, redemption_id)
      where coalesce(f.resent, 0) <> r.parcel - 1 or coalesce(f.refunded, 0) > (r.state = 'refunded')::int
        or f.last > r.parcel`,
  ),
  invariant(
    "a redemption has one debit, and is exactly one of open, fulfilled, refunded",
    sql`select r.redemption_id as subject, 'is ' || r.state || ' at ' || r.cost || ', with ' || coalesce(e.holds, 0)
        || ' holds, ' || coalesce(e.spends, 0) || ' spent, ' || coalesce(e.refunds, 0) || ' refunded, '
        || coalesce(e.returns, 0) || ' of it after it was spent' as saying
      from redemptions r
      left join (select user_id, redemption_id, count(*) as failed from failed_parcels
        group by user_id, redemption_id) f using (user_id, redemption_id)
      left join (
        select user_id, subject, min(points) as least, max(points) as most,
          count(*) filter (where movement = 'hold') as holds, count(*) filter (where movement = 'spend') as spends,
          count(*) filter (where movement in ('refund', 'reimbursement')) as refunds,
          count(*) filter (where movement = 'reimbursement') as returns
        from points_entries where action = 'redeem_item' group by user_id, subject
      ) e on e.user_id = r.user_id and e.subject = r.redemption_id
      where coalesce(e.holds, 0) <> 1 or coalesce(e.spends, 0)
          <> (r.state in ('shipped', 'delivered', 'unlocked') or f.failed is not null)::int
        or coalesce(e.returns, 0) <> (r.state = 'refunded' and f.failed is not null)::int
        or coalesce(e.refunds, 0) <> (r.state = 'refunded')::int or e.least <> r.cost or e.most <> r.cost`,
  ),
  invariant(
    "what is not sent is unlocked at once, without an address, and owned once",
    sql`select redemption_id as subject, 'unlocks ' || kind || ', is ' || state
        || case when address is null then '' else ', and goes somewhere' end as saying
      from redemptions
      where (kind = 'goods') <> (unlocked_at is null) or (kind = 'goods') = (state = 'unlocked')
        or (kind <> 'goods' and (address is not null or unlocked_at <> held_at))
      union all
      select user_id, 'has unlocked ' || kind || ' ' || count(*) || ' times' from redemptions
      where kind <> 'goods' group by user_id, kind having count(*) > 1`,
  ),
  invariant(
    "a hue and an icon are chosen by who unlocked them",
    sql`select u.user_id as subject, 'has the hue ' || coalesce(u.shelf_hue::text, 'of the app') || ' and the icon '
        || coalesce(u.app_icon, 'of the app') || ', and has not unlocked it' as saying
      from users u
      where (u.shelf_hue is not null and not exists (
          select from redemptions r where r.user_id = u.user_id and r.kind = 'hue'))
        or (u.app_icon is not null and not exists (
          select from redemptions r where r.user_id = u.user_id and r.kind = 'icon'))`,
  ),
  invariant(
    "every point set aside is for a redemption",
    sql`select e.user_id as subject, e.movement || ' for ' || e.subject || ', which is not there' as saying
      from points_entries e
      left join redemptions r on r.user_id = e.user_id and r.redemption_id = e.subject
      where e.action = 'redeem_item' and r.redemption_id is null`,
  ),
  invariant(
    "an order that waits for a person goes nowhere",
    sql`select redemption_id as subject, 'is ' || state || ', and nobody has looked at it' as saying from redemptions
      where review <> '{}' and reviewed_at is null and state not in ('held', 'refunded')`,
  ),
  invariant(
    "no acknowledged redemption is lost",
    // Counts keys, as answers are sealed: each key was answered with one redemption.
    sql`select k.user_id as subject, 'was told of ' || k.told || ' redemptions, and has ' || coalesce(r.kept, 0) as saying
      from (select user_id, count(*) as told from idempotency_keys
        where callable = 'rewards-redeem_item' and status = 200 group by user_id) k
      left join (select user_id, count(*) as kept from redemptions group by user_id) r using (user_id)
      where k.told > coalesce(r.kept, 0) and exists (select from users u where u.user_id = k.user_id)`,
  ),
]
