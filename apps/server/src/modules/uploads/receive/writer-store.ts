import type pg from "pg"
import type { UploadRow } from "../store.ts"

type Writer = { writer: string; until: Date; now: Date }

/** Takes the write lock of an upload. `none` if it takes no more bytes. */
export async function takeWriter(
  pool: pg.Pool,
  { user_id, upload_id, attempt }: UploadRow,
  { writer, until, now }: Writer,
): Promise<"taken" | "busy" | "none"> {
  const { rows } = await pool.query<{ writer: string }>({
    name: "uploads-take-writer",
    text: `update uploads set
        writer_until = case when writer = $4 or writer is null or writer_until <= $6 then $5 else writer_until end,
        writer = case when writer is null or writer_until <= $6 then $4 else writer end
      where user_id = $1 and upload_id = $2 and attempt = $3 and state = 'uploading' and deleted_at is null
      returning writer`,
    values: [user_id, upload_id, attempt, writer, until, now],
  })
  const [row] = rows
  if (!row) return "none"
  return row.writer === writer ? "taken" : "busy"
}

export async function freeWriter(pool: pg.Pool, { user_id, upload_id }: UploadRow, writer: string): Promise<void> {
  await pool.query({
    name: "uploads-free-writer",
    text: "update uploads set writer = null, writer_until = null where user_id = $1 and upload_id = $2 and writer = $3",
    values: [user_id, upload_id, writer],
  })
}
