import type pg from "pg"
import type { Db } from "../open-database.ts"

/** Single statements only, without connections and transactions. */
export type ReadPool = Pick<pg.Pool, "query">

export type ReadDb = Pick<Db, "selectFrom" | "getExecutor">

/**
 * For reads that tolerate staleness. A store's function that takes one may be answered by a replica; one that takes a `Db`, a `Tx` or a
 * `pg.Pool` can't be.
 */
export type Reads = { pool: ReadPool; db: ReadDb }
