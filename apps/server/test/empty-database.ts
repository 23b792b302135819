import type { PGlite } from "@electric-sql/pglite"

const schemas = "('public'::regnamespace, 'pgboss'::regnamespace)"

/** The tables that have rows before anybody writes to them. */
const filledByMigrations = ["schema_migrations", "pgboss.version", "pgboss.queue"]

const emptyTables = `
  do $$
  declare
    candidate regclass;
    is_filled boolean;
    filled text[] = '{}';
  begin
    for candidate in
      select oid from pg_class
      where relkind = 'r' and relnamespace in ${schemas} and oid::regclass::text <> all ('{${filledByMigrations.join()}}')
    loop
      execute format('select exists (select from %s)', candidate) into is_filled;
      if is_filled then filled = filled || candidate::text; end if;
    end loop;
    if filled <> '{}' then
      execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
    end if;
  end $$`

const readShape = `
  select md5(concat(
    (select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull, atthasdef), ',' order by attrelid, attnum)
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace in ${schemas}),
    (select string_agg(concat_ws(' ', conrelid, conname, convalidated), ',' order by oid) from pg_constraint),
    (select string_agg(concat_ws(' ', tgrelid, tgname, tgenabled), ',' order by oid) from pg_trigger)
  )) as shape`

export type Pristine = { shape: string; rows: Record<string, string> }

/** The state of a migrated database nobody has written to, for `emptyDatabase`. */
export async function readPristine(pglite: PGlite): Promise<Pristine> {
  const rows: Record<string, string> = {}
  for (const table of filledByMigrations) {
    const found = await pglite.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t`)
    rows[table] = found.rows[0]?.rows ?? "[]"
  }
  return { shape: await shapeOf(pglite), rows }
}

/** Takes out what tests wrote. False where they changed the tables themselves: then it is of no more use. */
export async function emptyDatabase(pglite: PGlite, pristine: Pristine): Promise<boolean> {
  await pglite.exec("rollback")
  await pglite.exec("discard all")
  if ((await shapeOf(pglite)) !== pristine.shape) return false
  await pglite.exec(emptyTables)
  for (const [table, rows] of Object.entries(pristine.rows)) {
    await pglite.exec(`delete from ${table}`)
    await pglite.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows])
  }
  return true
}

/** A hash of all columns, constraints and triggers. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(readShape)
  return rows[0]?.shape ?? ""
}
