import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { minute } from "@confetti/domain/durations"
import sharp from "sharp"
import type { MadeMedia } from "../src/modules/uploads/process/processed.ts"
import { takeLease } from "../src/modules/uploads/work/lease-store.ts"
import { publishMade } from "../src/modules/uploads/work/publish-made.ts"
import type { Services } from "../src/platform/services.ts"

type Made = Parameters<typeof publishMade>[2]

/** Files of a photo in one small size, as a worker makes them. */
async function madePhoto(folder: string): Promise<Made> {
  const drawn = sharp({ create: { width: 64, height: 48, channels: 3, background: "#c33b6f" } })
  const files = await Promise.all(
    (["avif", "webp"] as const).map(async (format) => {
      const [name, path] = [`photo-64.${format}`, join(folder, `photo-64.${format}`)]
      await writeFile(path, await drawn.clone().toFormat(format).toBuffer())
      return { name, path, type: `image/${format}` }
    }),
  )
  const picture = { id: "photo", alt: "", width: 64, height: 48, widths: [64], thumbhash: "", color: "#c33b6f" }
  return { media: { kind: "photo", picture } satisfies MadeMedia, files, folder }
}

/** Takes the lease of an upload that has arrived, as a worker does. */
export async function leaseUpload(
  services: Services,
  work: { userId: string; uploadId: string; attempt?: number },
  holder: string,
) {
  const now = services.clock()
  const lease = { holder, until: new Date(now + 15 * minute) }
  const row = await takeLease(services.db, { attempt: 1, ...work }, lease, new Date(now))
  if (!row) throw new Error("there is no lease to be had")
  return row
}

/** Publishes a small photo as the holder of a lease, whether or not it still has it. */
export async function finishUpload(
  services: Services,
  row: Awaited<ReturnType<typeof leaseUpload>>,
  holder: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "confetti-made-"))
  try {
    await publishMade(row, holder, await madePhoto(folder), services)
  } finally {
    await rm(folder, { recursive: true })
  }
}
