import type { StatsFs } from "node:fs"
import { statfs } from "node:fs/promises"
import { AppError } from "@confetti/contract/app-error"
import { hasRole } from "@confetti/domain/editors/roles"
import { isSuspended } from "@confetti/domain/thoughts/thought-review"
import { mostBytes, type UploadKind } from "@confetti/domain/uploads/upload-limits"
import type { Caller } from "../../platform/auth/identify.ts"
import type { Config } from "../../platform/config.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import type { Services } from "../../platform/services.ts"
import { s3Settings } from "../../platform/storage/s3-settings.ts"
import { canMakeClips } from "./can-make-clips.ts"
import { type SenderFacts, senderFacts } from "./senders-store.ts"

/** Uploads belong to thoughts: without those, there are none. */
export function mustBeOn({ config }: { config: Pick<Config, "UPLOADS" | "THOUGHTS"> }): void {
  if (config.UPLOADS === "off" || config.THOUGHTS === "off") throw new AppError("upload/switched-off")
}

export async function mustMaySend(
  tx: Tx,
  userId: string,
  context: { config: Config; caller: Caller; now: number },
): Promise<void> {
  mustBeOn(context)
  const facts = await senderFacts(tx, userId)
  if (!facts) throw new AppError("user/not-found")
  const isOpen = context.config.UPLOADS === "on" || hasRole(context.caller, "editor") || facts.is_invited
  if (!isOpen) throw new AppError("upload/not-invited")
  mustNotBeSuspended(facts, context.now)
}

type Suspension = Pick<SenderFacts, "suspended_until" | "suspended_for">

export function mustNotBeSuspended({ suspended_until, suspended_for }: Suspension, now: number): void {
  if (suspended_until === null || !isSuspended(suspended_until.getTime(), now)) return
  throw new AppError("thought/suspended", { until: suspended_until.toISOString(), reason: suspended_for ?? "" })
}

const retryAfter = 600

export async function mustBeTaken(
  kind: UploadKind,
  size: number,
  { config, log, own }: Pick<Services, "config" | "log" | "own">,
): Promise<void> {
  if (size > mostBytes[kind]) throw new AppError("upload/too-large", { most: mostBytes[kind] })
  if (kind === "clip" && !(await canMakeClips({ own }))) throw new AppError("upload/clips-unavailable")
  if (s3Settings(config) !== null || hasRoom(await statfs(config.DATA_DIR), size)) return
  log.warn({ part: "uploads", size }, "the disk of DATA_DIR is nearly full")
  throw new AppError("server/unavailable", { retryAfter })
}

type Disk = Pick<StatsFs, "blocks" | "bavail" | "bsize">

const mostReserve = 5 * 1024 ** 3

/** Whether a tenth of the disk, at most 5 GB, stays free after so many bytes. */
export function hasRoom({ blocks, bavail, bsize }: Disk, size: number): boolean {
  const reserve = Math.min((blocks * bsize) / 10, mostReserve)
  return bavail * bsize - size >= reserve
}
