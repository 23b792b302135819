import { waysToEarn } from "@confetti/domain/points/action-points"
import { sql } from "kysely"
import { type Invariant, invariant } from "../../platform/audit/invariants-store.ts"

export const thoughtsInvariants: readonly Invariant[] = [
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
    // The balance after the decision: entries of that moment, and the last one before.
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
]
