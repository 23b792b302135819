import { sql } from "kysely"
import { type Invariant, invariant } from "../../platform/audit/invariants-store.ts"

export const gamesInvariants: readonly Invariant[] = [
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
]
