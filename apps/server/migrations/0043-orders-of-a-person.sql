-- A page of what one person ordered, the newest first.
create index redemptions_by_person on redemptions (user_id, held_at, redemption_id);
