-- Tiles a day early left the shop. Redemptions of them stay in their owners' history.
update reward_items set removed_at = now() where removed_at is null and document::json ->> 'kind' = 'early';
