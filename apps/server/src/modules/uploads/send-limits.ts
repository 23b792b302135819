import { AppError } from "@confetti/contract/app-error"
import { day, hour } from "@confetti/domain/durations"
import { mostPerDay, type UploadKind } from "@confetti/domain/uploads/upload-limits"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { secondsUntilFree } from "../../platform/limits/window-limit.ts"
import { addBegin, begunSince } from "./senders-store.ts"

/** A network has many people. */
const mostOfAddress = 60

type Begin = { userId: string; uploadId: string; attempt: number; kind: UploadKind }

export async function spendUpload(tx: Tx, begin: Begin, { caller, limits, now }: WriteContext): Promise<void> {
  const { userId, kind } = begin
  const begun = await begunSince(tx, userId, kind, new Date(now - day))
  const ofAddress = { name: "uploads of an address", key: caller.address, most: mostOfAddress, spanMs: hour }
  const ownWait = secondsUntilFree(begun, mostPerDay[kind], day, now)
  const wait = ownWait || (await limits.spend(tx, [ofAddress], now))
  if (wait > 0) throw new AppError("upload/too-many", { retryAfter: wait })
  await addBegin(tx, begin, new Date(now))
}
