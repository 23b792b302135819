import type pg from "pg"
import type { Db } from "../open-database.ts"

/** Runs single statements. There is neither a connection nor a transaction to be had from it. */
export type ReadPool = Pick<pg.Pool, "query">

export type ReadDb = Pick<Db, "selectFrom" | "getExecutor">

/**
 * Where to read what bears staleness. A store's function that takes one of these says that it may be answered by a replica; one that takes a
 * `Db`, a `Tx` or a `pg.Pool` can't be given one.
 */
export type Reads = { pool: ReadPool; db: ReadDb }
