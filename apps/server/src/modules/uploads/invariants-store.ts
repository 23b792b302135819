import { sql } from "kysely"
import { type Invariant, invariant } from "../../platform/audit/invariants-store.ts"

export const uploadsInvariants: readonly Invariant[] = [
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
]
