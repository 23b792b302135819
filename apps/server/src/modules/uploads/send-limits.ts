import { AppError } from "@confetti/contract/app-error"
import { day, hour } from "@confetti/domain/durations"
import { mostPerDay, type UploadKind } from "@confetti/domain/uploads/upload-limits"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Config } from "../../platform/config.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { createWindowLimit, secondsUntilFree, type WindowLimit } from "../../platform/http/window-limit.ts"
import { addBegin, begunSince } from "./senders-store.ts"

/** A network has many people. */
const mostOfAddress = 60

/** Each server has its own. */
const byAddress = new WeakMap<Config, WindowLimit>()

function limitOf(config: Config): WindowLimit {
  const limit = byAddress.get(config) ?? createWindowLimit(mostOfAddress, hour)
  byAddress.set(config, limit)
  return limit
}

type Begin = { userId: string; uploadId: string; attempt: number; kind: UploadKind }

/** Takes one of the files that a person may send in a day, and their network in an hour. */
export async function spendUpload(tx: Tx, begin: Begin, { config, caller, now }: WriteContext): Promise<void> {
  const limit = limitOf(config)
  const { userId, kind } = begin
  const begun = await begunSince(tx, userId, kind, new Date(now - day))
  const wait = Math.max(secondsUntilFree(begun, mostPerDay[kind], day, now), limit.wait(caller.address, now))
  if (wait > 0) throw new AppError("upload/too-many", { retryAfter: wait })
  limit.take(caller.address, now)
  await addBegin(tx, begin, new Date(now))
}
