import type pg from "pg"

const identity = "(select system_identifier from pg_control_system()) || ' ' || current_database() as identity"

export type PrimaryPosition = {
  identity: string
  /** Bytes of the log written so far. */
  written: number
}

export type ReplicaPosition = {
  identity: string
  isReplica: boolean
  /** Bytes of the primary's log replayed so far. */
  replayed: number
  /** Its content version; 0 before the first import. */
  contentVersion: number
}

/** `written` includes everything acknowledged before the query. */
export async function primaryPosition(pool: pg.Pool): Promise<PrimaryPosition> {
  const { rows } = await pool.query<PrimaryPosition>({
    name: "primary-position",
    text: `select ${identity}, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`,
  })
  return rows[0] as PrimaryPosition
}

export async function replicaPosition(pool: pg.Pool): Promise<ReplicaPosition> {
  const { rows } = await pool.query<ReplicaPosition>({
    name: "replica-position",
    text: `select ${identity}, pg_is_in_recovery() as "isReplica",
      coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as replayed,
      coalesce((select version from content_state), 0)::float8 as "contentVersion"`,
  })
  return rows[0] as ReplicaPosition
}
