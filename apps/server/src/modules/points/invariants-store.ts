import { waysToEarn } from "@confetti/domain/points/action-points"
import { sql } from "kysely"
import { type Invariant, invariant } from "../../platform/audit/invariants-store.ts"

/** Both accounts of each movement. */
const legs = sql`(
  select user_id, number, subject, credit as account, points from points_entries
  union all select user_id, number, subject, debit, -points from points_entries
)`

export const pointsInvariants: readonly Invariant[] = [
  invariant(
    "the ledger sums to zero",
    sql`select 'everybody' as subject, 'the accounts sum to ' || sum(points) as saying from (
        select points::bigint from ${legs} legs union all select points from points_of_erased
      ) every having sum(points) <> 0`,
  ),
  invariant(
    "each person's accounts are what their entries come to, and no entry is missing",
    sql`select a.user_id as subject, 'has ' || a.points || ' and ' || a.held || ' held after entry ' || a.entries
        || ', the entries come to ' || coalesce(e.points, 0) || ' and ' || coalesce(e.held, 0)
        || ' in ' || coalesce(e.entries, 0) || ' up to ' || coalesce(e.last, 0) as saying
      from points_accounts a
      left join (
        select user_id, coalesce(sum(points) filter (where account = 'person'), 0) as points,
          coalesce(sum(points) filter (where account = 'hold'), 0) as held,
          count(distinct number) as entries, max(number) as last
        from ${legs} legs group by user_id
      ) e using (user_id)
      where a.points <> coalesce(e.points, 0) or a.held <> coalesce(e.held, 0)
        or a.entries <> coalesce(e.entries, 0) or a.entries <> coalesce(e.last, 0)`,
  ),
  invariant(
    "each entry says what was left after it",
    sql`select user_id as subject, 'entry ' || number || ' says ' || balance || ', it came to ' || came_to as saying from (
        select user_id, number, balance, sum(case when credit = 'person' then points when debit = 'person' then -points
          else 0 end) over (partition by user_id order by number) as came_to from points_entries
      ) running where balance <> came_to`,
  ),
  invariant(
    "no balance is below zero",
    sql`select user_id as subject, 'has ' || points || ' and ' || held || ' held' as saying
      from points_accounts where points < 0 or held < 0`,
  ),
  invariant(
    "one award a person, action and subject",
    sql`select user_id as subject, count(*) || ' awards of ' || action || ' for ' || subject as saying
      from points_entries where movement = 'award' group by user_id, action, subject having count(*) > 1`,
  ),
  invariant(
    "no more is paid in a day than its cap",
    sql`select user_id as subject, count(*) || ' awards of ' || action || ' on ' || day as saying from (
        select user_id, action, (at at time zone 'UTC')::date as day from points_entries where movement = 'award'
      ) paid where action in ('read_a_tile', 'share', 'create_a_thought')
      group by user_id, action, day having count(*) > case action
        when 'share' then ${sql.lit(waysToEarn.share.perDay)}
        when 'create_a_thought' then ${sql.lit(waysToEarn.create_a_thought.perDay)}
        else ${sql.lit(waysToEarn.read_a_tile.perDay)} end`,
  ),
]
