import { waysToEarn } from "@confetti/domain/points/action-points"
import { type RawBuilder, sql } from "kysely"
import type { Tx } from "../db/open-database.ts"

export type Violation = { subject: string; saying: string }

export type Invariant = { name: string; find: (tx: Tx) => Promise<Violation[]> }

const mostShown = 20

function invariant(name: string, query: RawBuilder<Violation>): Invariant {
  const limited = sql<Violation>`select subject, saying from (${query}) found limit ${sql.lit(mostShown)}`
  return { name, find: async (tx) => (await limited.execute(tx)).rows }
}

/** Both ends of every movement: what it put into an account, and what it took out of one. */
const legs = sql`(
  select user_id, number, subject, credit as account, points from points_entries
  union all select user_id, number, subject, debit, -points from points_entries
)`

export const invariants: readonly Invariant[] = [
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
    "no more is paid in a day than its cap",
    sql`select user_id as subject, count(*) || ' awards of ' || action || ' on ' || day as saying from (
        select user_id, action, (at at time zone 'UTC')::date as day from points_entries where movement = 'award'
      ) paid where action in ('read_a_tile', 'share', 'create_a_thought')
      group by user_id, action, day having count(*) > case action
        when 'share' then ${sql.lit(waysToEarn.share.perDay)}
        when 'create_a_thought' then ${sql.lit(waysToEarn.create_a_thought.perDay)}
        else ${sql.lit(waysToEarn.read_a_tile.perDay)} end`,
  ),
  invariant(
    "a thought says what it has brought, and what was taken down brings nothing that its author still had",
    sql`select t.thought_id as subject, 'says ' || t.points || ', the ledger has ' || coalesce(e.points, 0) as saying
      from thoughts t
      left join (
        select user_id, split_part(subject, ' ', 1) as thought_id,
          sum(case when credit = 'person' then points else -points end) as points
        from points_entries where action = 'create_a_thought' group by 1, 2
      ) e on e.user_id = t.user_id and e.thought_id = t.thought_id
      where t.points <> coalesce(e.points, 0)`,
  ),
  invariant(
    "what was taken back of a thought is what the ledger has taken, and both together are one thought's points at most",
    sql`select t.thought_id as subject, 'says ' || t.points || ' and ' || t.taken || ' taken, the ledger took '
        || coalesce(e.taken, 0) as saying
      from thoughts t
      left join (
        select user_id, split_part(subject, ' ', 1) as thought_id,
          sum(case movement when 'reversal' then points when 'restoration' then -points else 0 end) as taken
        from points_entries where action = 'create_a_thought' group by 1, 2
      ) e on e.user_id = t.user_id and e.thought_id = t.thought_id
      where t.taken <> coalesce(e.taken, 0) or t.points < 0 or t.taken < 0
        or t.points + t.taken not in (0, ${sql.lit(waysToEarn.create_a_thought.points)})`,
  ),
  invariant(
    "what was taken down was decided, and its author had no point of it left",
    // The balance after the decision: of the entries of that moment, and the last one before.
    sql`select t.thought_id as subject, 'was taken down at ' || coalesce(d.decided_at::text, 'no time') || ', and keeps '
        || t.points as saying
      from thoughts t
      left join (select thought_id, max(decided_at) as decided_at from thought_decisions where step = 'reject'
        group by thought_id) d using (thought_id)
      where t.state = 'rejected' and t.deleted_at is null and (d.decided_at is null or (t.points > 0 and 0 not in (
        select balance from points_entries e where e.user_id = t.user_id and e.at = d.decided_at
        union all (select balance from points_entries e where e.user_id = t.user_id and e.at < d.decided_at
          order by number desc limit 1))))`,
  ),
  invariant(
    "a thought counts the reports nobody has looked at, and what was deleted has no words",
    sql`select t.thought_id as subject, 'says ' || t.reports || ' reports, has ' || coalesce(r.reports, 0) as saying
      from thoughts t
      left join (select thought_id, count(*) as reports from thought_reports where counts and outcome is null
        group by thought_id) r using (thought_id)
      where t.reports <> coalesce(r.reports, 0)
      union all
      select thought_id, 'is deleted, and says something' from thoughts
      where deleted_at is not null and (body <> '' or sameness <> '' or appeal is not null)
      union all
      select m.thought_id, 'is marked, and not there' from thought_marks m left join thoughts t using (thought_id)
      where t.thought_id is null`,
  ),
  invariant(
    "a thought has as many marks as people marked it, and a tile as many thoughts as can be read",
    sql`select t.thought_id as subject, 'says ' || t.marks || ', marked by ' || coalesce(m.marks, 0) as saying
      from thoughts t left join (select thought_id, count(*) as marks from thought_marks group by thought_id) m
        using (thought_id)
      where t.marks <> coalesce(m.marks, 0) or (t.marks > 0) <> (t.rank is not null)
      union all
      select tile_id, 'says ' || coalesce(c.takes, 0) || ' and ' || coalesce(c.interesting, 0) || ', has '
        || coalesce(t.takes, 0) || ' and ' || coalesce(t.interesting, 0)
      from tile_thought_counts c full join (
        select tile_id, count(*) as takes, count(*) filter (where marks > 0) as interesting
        from thoughts where state = 'approved' and deleted_at is null group by tile_id
      ) t using (tile_id)
      where coalesce(c.takes, 0) <> coalesce(t.takes, 0) or coalesce(c.interesting, 0) <> coalesce(t.interesting, 0)`,
  ),
  invariant(
    "a photo or clip stands with a thought of its sender's, and there is something to see of what is shown",
    sql`select u.upload_id as subject, 'is ' || u.state || ', its thought ' || coalesce(t.state, 'is not there') as saying
      from uploads u left join thoughts t
        on t.user_id = u.user_id and t.thought_id = u.thought_id and t.deleted_at is null
      where u.thought_id is not null and (t.thought_id is null or u.state = 'approved' and t.state <> 'approved')
      union all
      select u.upload_id, 'is ' || u.state || ' and has ' || coalesce(f.files, 0) || ' files'
      from uploads u left join (
        select user_id, upload_id, count(*) as files from upload_files group by user_id, upload_id
      ) f using (user_id, upload_id)
      where case when u.deleted_at is not null then coalesce(f.files, 0) > 0 or u.media is not null or u.has_original
        when u.state in ('needsReview', 'approved') then coalesce(f.files, 0) = 0 or u.media is null
        when u.state in ('uploading', 'processing') then coalesce(f.files, 0) > 0 or not u.has_original else false end`,
  ),
  invariant(
    "one referrer a person, not themselves, and no circle",
    sql`select user_id as subject, 'invited themselves' as saying from users where referred_by = user_id
      union all
      select invited_id, 'was brought by ' || count(*) || ' people' from referrals group by invited_id having count(*) > 1
      union all
      select user_id, 'stands in a circle of invitations' from (
        with recursive line (user_id, above) as (
          select user_id, referred_by from users where referred_by is not null
          union
          select line.user_id, users.referred_by from line join users on users.user_id = line.above
            where users.referred_by is not null
        )
        select user_id from line where above = user_id
      ) circles`,
  ),
  invariant(
    "an invitation is paid exactly when its points are there",
    sql`select r.invited_id as subject, 'is ' || r.state || ', with ' || count(e.number) || ' awards' as saying
      from referrals r
      left join points_entries e on e.user_id = r.user_id and e.movement = 'award' and e.action = 'referral'
        and e.subject = r.referral_id
      group by r.user_id, r.invited_id, r.state having count(e.number) <> (r.state = 'paid')::int`,
  ),
  invariant(
    "one result a person and puzzle",
    sql`select user_id as subject, count(*) || ' plays of ' || game || ' on ' || day as saying
      from game_plays group by user_id, game, day having count(*) > 1
      union all
      select user_id, game || ' on ' || day || ' is ' || coalesce(outcome, 'going on') || ' after '
        || cardinality(moves) || ' moves, finished at ' || coalesce(finished_at::text, 'no time')
      from game_plays
      where (outcome is null) <> (finished_at is null) or (outcome is not null and cardinality(moves) = 0)
        or (game = 'WURD' and cardinality(moves) > 6) or (game = 'WURD' and score <> cardinality(moves))
        or (outcome is not null and (game = 'WURD') <> (outcome in ('won', 'lost')))
        or (game = 'BAW' and cardinality(moves) <> (select count(distinct word) from unnest(moves) word))`,
  ),
  invariant(
    "a quiz has an answer for each question that was asked, and waits for one alone",
    sql`select user_id as subject, 'the quiz on ' || day || ' is ' || coalesce(outcome, 'going on') || ' with the answers '
        || array_to_string(moves, ', ') || case when shown_at is null then '' else ' and one awaited' end as saying
      from game_plays
      where (game <> 'QUIZ_ME' and (shown_at is not null or not is_timed))
        or (game = 'QUIZ_ME' and ((outcome is not null) <> (cardinality(moves) = 5) or cardinality(moves) > 5
          or (shown_at is not null and outcome is not null) or not moves <@ array['0', '1', '2', '3', 'NoTime']))`,
  ),
  invariant(
    "a play's score is what its puzzle makes of it",
    sql`select p.user_id as subject, p.game || ' on ' || p.day || ' has ' || p.score || ', its answers come to ' || r.came_to
        as saying
      from game_plays p
      join game_puzzles z using (game, day)
      cross join lateral (select count(*) as came_to from unnest(p.moves) with ordinality as m (option, number)
        join jsonb_array_elements(z.document::jsonb -> 'questions') with ordinality as q (question, number) using (number)
        where m.option = q.question ->> 'right') r
      where p.game = 'QUIZ_ME' and p.score <> r.came_to
      union all
      select p.user_id, 'WURD on ' || p.day || ' is ' || p.outcome || ' with ' || p.moves[cardinality(p.moves)]
      from game_plays p
      join game_puzzles z using (game, day)
      where p.game = 'WURD' and p.outcome is not null
        and (p.outcome = 'won') <> (p.moves[cardinality(p.moves)] = z.document::jsonb ->> 'word')`,
  ),
  invariant(
    "a finished game that is paid has its point, and every point for a game is of one",
    sql`select p.user_id as subject, p.game || ' on ' || p.day || ' is '
        || case when p.is_paid then 'paid' else 'unpaid' end || ', with ' || count(e.number) || ' awards' as saying
      from game_plays p
      left join points_entries e on e.user_id = p.user_id and e.movement = 'award' and e.action = 'play_a_game'
        and e.subject = p.game || ' ' || p.day
      group by p.user_id, p.game, p.day, p.is_paid, p.is_practice, p.outcome
      having count(e.number) <> p.is_paid::int or (p.is_paid and (p.is_practice or p.outcome is null))
      union all
      select e.user_id, 'a point for ' || e.subject || ', which was not played'
      from points_entries e
      left join game_plays p on p.user_id = e.user_id and e.subject = p.game || ' ' || p.day
      where e.movement = 'award' and e.action = 'play_a_game' and p.user_id is null`,
  ),
  invariant(
    "every play is a player's",
    sql`select p.user_id as subject, p.game || ' on ' || p.day || ', and no zone is kept' as saying
      from game_plays p left join game_players k using (user_id) where k.user_id is null`,
  ),
  invariant(
    "every kept answer is whole",
    sql`select user_id as subject, callable || ' was claimed and never answered' as saying
      from idempotency_keys where status = 0 or body = ''`,
  ),
  invariant(
    "no acknowledged redemption is lost",
    // Answers are kept sealed, so that they are counted: one key was answered with one redemption.
    sql`select k.user_id as subject, 'was told of ' || k.told || ' redemptions, and has ' || coalesce(r.kept, 0) as saying
      from (select user_id, count(*) as told from idempotency_keys
        where callable = 'rewards-redeem_item' and status = 200 group by user_id) k
      left join (select user_id, count(*) as kept from redemptions group by user_id) r using (user_id)
      where k.told > coalesce(r.kept, 0) and exists (select from users u where u.user_id = k.user_id)`,
  ),
]

const counted = [
  "users",
  "points_entries",
  "points_accounts",
  "redemptions",
  "referrals",
  "reward_stock",
  "game_plays",
  "thoughts",
] as const

export async function countRows(tx: Tx): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of counted) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(tx)
    counts[table] = rows[0]?.rows ?? 0
  }
  return counts
}
