import { sql } from "kysely"
import { type Invariant, invariant } from "../../platform/audit/invariants-store.ts"

export const referralsInvariants: readonly Invariant[] = [
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
]
