import { randomUUID } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { Upload } from "@confetti/contract/uploads"
import sharp from "sharp"
import type { Account } from "./add-account.ts"
import { type Answer, startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

type Sent = { status: number; offset: number | null; code: string | undefined }

export type UploadsWorld = ThoughtsWorld & {
  begin: (
    who: Account,
    given?: { uploadId?: string; kind?: string; size?: number; captions?: string },
  ) => Promise<Answer<Upload>>
  /** Where an upload stands, by tus. */
  head: (who: { headers: Record<string, string> }, address: string) => Promise<Sent>
  patch: (who: { headers: Record<string, string> }, address: string, offset: number, bytes: Uint8Array) => Promise<Sent>
  /** Sends a whole file at once. */
  send: (who: Account, bytes: Uint8Array, given?: { kind?: string; captions?: string }) => Promise<Upload>
  /** Runs the scheduled job, and all that follows. */
  tend: () => Promise<void>
  row: (uploadId: string) => Promise<
    | {
        state: string
        flaw: string | null
        received: number
        tries: number
        original: string
        lease_holder: string | null
      }
    | undefined
  >
  /** Every file in the folder of uploads. */
  files: () => string[]
}

export const tusHeaders = { "tus-resumable": "1.0.0" }

/** A server where people send photos with their thoughts. */
export async function startUploadsWorld(env: Record<string, string> = {}): Promise<UploadsWorld> {
  const world = await startThoughtsWorld({ UPLOADS: "on", ...env })
  const { server, call } = world

  const begin: UploadsWorld["begin"] = (who, { uploadId = randomUUID(), kind = "photo", size = 1000, ...more } = {}) =>
    call<Upload>("uploads-create_upload", { uploadId, kind, size, ...more }, who)

  async function sent(response: Response): Promise<Sent> {
    const text = await response.text()
    const offset = response.headers.get("upload-offset")
    return {
      status: response.status,
      offset: offset === null ? null : Number(offset),
      code: text === "" ? undefined : JSON.parse(text).error.details.code,
    }
  }

  const head: UploadsWorld["head"] = async ({ headers }, address) =>
    sent(await fetch(server.origin + address, { method: "HEAD", headers: { ...tusHeaders, ...headers } }))
  const patch: UploadsWorld["patch"] = async ({ headers }, address, offset, bytes) =>
    sent(
      await fetch(server.origin + address, {
        method: "PATCH",
        headers: {
          ...tusHeaders,
          ...headers,
          "content-type": "application/offset+octet-stream",
          "upload-offset": String(offset),
        },
        body: bytes as Uint8Array<ArrayBuffer>,
      }),
    )
  return {
    ...world,
    begin,
    head,
    patch,
    send: async (who, bytes, given = {}) => {
      const { result } = await begin(who, { ...given, size: bytes.length })
      await patch(who, result.address, 0, bytes)
      return result
    },
    tend: async () => {
      const { db, jobs } = server.services
      await db.transaction().execute((tx) => jobs.send(tx, "uploads-tend", {}))
      await server.settleJobs()
    },
    row: (uploadId) =>
      server.db
        .selectFrom("uploads")
        .select(["state", "flaw", "received", "tries", "original", "lease_holder"])
        .where("upload_id", "=", uploadId)
        .executeTakeFirst(),
    files: () => {
      const folder = join(server.services.config.DATA_DIR, "uploads")
      if (!existsSync(folder)) return []
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
        .toSorted()
    },
  }
}

/** A photo as a phone makes it: a JPEG, turned, with the place it was taken at. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#c33b6f" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" } })
    .toBuffer()
}
