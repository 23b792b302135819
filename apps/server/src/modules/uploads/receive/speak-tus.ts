import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { ERRORS, Server } from "@tus/server"
import type { Services } from "../../../platform/services.ts"
import { isStoreSilent } from "../../../platform/storage/is-store-silent.ts"
import { StoreAway } from "../../../platform/storage/store-away.ts"
import type { UploadRow } from "../store.ts"
import { byteStore } from "./byte-store.ts"
import { incomingBytes } from "./incoming-bytes.ts"
import { uploadLocker } from "./write-lock.ts"

export async function speakTus(incoming: IncomingMessage, row: UploadRow, services: Services): Promise<number> {
  let thrown: unknown = null
  const server = new Server({
    path: "/uploads",
    datastore: byteStore(services),
    locker: uploadLocker(row, services),
    maxSize: row.size,
    getFileIdFromRequest: () => row.original,
    onResponseError: async (_request, error) => {
      thrown = error
      return undefined
    },
  })
  const response = await server.handleWeb(requestOf(incoming))
  const offset = response.headers.get("upload-offset")
  if (response.ok && offset !== null) return Number(offset)
  throw refusal(response.status, thrown, (await response.text()).trim())
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = "", headers } = incoming
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" && !name.startsWith(":") ? [[name, value] as [string, string]] : [],
  )
  const body = method === "PATCH" ? { body: incomingBytes(incoming), duplex: "half" } : {}
  return new Request("http://localhost/uploads/bytes", { method, headers: given, ...body })
}

const codes: readonly (readonly [unknown, ErrorCode])[] = [
  [ERRORS.FILE_NOT_FOUND, "upload/not-found"],
  [ERRORS.FILE_NO_LONGER_EXISTS, "upload/not-found"],
  [ERRORS.INVALID_OFFSET, "upload/wrong-offset"],
  [ERRORS.ERR_SIZE_EXCEEDED, "upload/too-large"],
  [ERRORS.ERR_MAX_SIZE_EXCEEDED, "upload/too-large"],
  [ERRORS.ERR_LOCK_TIMEOUT, "upload/busy"],
  // A newer request of the person continues it.
  [ERRORS.ABORTED, "upload/busy"],
]

function refusal(status: number, thrown: unknown, text: string): unknown {
  if (thrown instanceof AppError) return thrown
  if (isStoreSilent(thrown)) return new StoreAway("the store is away", { cause: thrown })
  const code = codes.find(([error]) => error === thrown)?.[1]
  if (code !== undefined) return new AppError(code, code === "upload/busy" ? { retryAfter: 2 } : {})
  if (status >= 500)
    return thrown instanceof Error ? thrown : new Error(`the upload protocol answered ${status}: ${text}`)
  return new AppError("request/invalid", { fields: [text.slice(0, 200)] })
}
