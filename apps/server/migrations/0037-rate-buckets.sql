-- What processes took of requests a minute, told by each of them now and then. `key` is a keyed hash of which limit and whom: nobody is named
-- here. A bucket that is full again is as good as none, and after a crash of the database all of them are: so it need not be logged.
create unlogged table rate_buckets (
  key text primary key,
  -- Milliseconds since the epoch.
  full_at double precision not null
) with (fillfactor = 50);
