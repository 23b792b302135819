import type { DetailedError, Upload } from "tus-js-client"
import { deferred } from "../../../platform/deferred.ts"
import { tokenStore } from "../../../platform/token-store.ts"

const kilobyte = 1024

export const firstChunk = 256 * kilobyte

const [smallestChunk, largestChunk] = [64 * kilobyte, 4096 * kilobyte]

/** Milliseconds of a chunk: a broken connection loses the current one, and each costs a round trip. */
const chunkTakes = 2000

/** Milliseconds of silence after which a connection counts as broken: a phone changing networks notices much later. */
const longestSilence = 30_000

export type Sending = {
  address: string
  file: Blob
  onAcknowledged: (bytes: number) => void
  signal: AbortSignal
}

/** `cut`: can continue later. `refused`: no longer wanted. */
export type SendingOutcome = "arrived" | "cut" | "refused"

/** Sends the rest of a file from the server's offset. Never throws. */
export async function sendFile({ address, file, onAcknowledged, signal }: Sending): Promise<SendingOutcome> {
  const tus = await import("tus-js-client").catch(() => null)
  if (tus === null || signal.aborted) return "cut"
  const ending = deferred<SendingOutcome>()
  let askedAt = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => ending.resolve("cut"), longestSilence)
  }
  const upload: Upload = new tus.Upload(file, {
    uploadUrl: address,
    chunkSize: firstChunk,
    // Retries are handled here.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      const token = tokenStore.read()
      if (token !== null) request.setHeader("authorization", `Bearer ${token}`)
      askedAt = performance.now()
      heard()
    },
    onAfterResponse: (_request, response) => {
      heard()
      const offset = Number(response.getHeader("Upload-Offset") ?? Number.NaN)
      if (Number.isInteger(offset)) onAcknowledged(offset)
    },
    onChunkComplete: (size) => {
      upload.options.chunkSize = nextChunkSize(size, performance.now() - askedAt)
    },
    onProgress: heard,
    onSuccess: () => ending.resolve("arrived"),
    onError: (error) =>
      ending.resolve(outcomeOfStatus((error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0)),
  })
  signal.addEventListener("abort", () => ending.resolve("cut"))
  heard()
  upload.start()
  const outcome = await ending.promise
  clearTimeout(silence)
  if (outcome !== "arrived") await upload.abort().catch(() => undefined)
  return outcome
}

/** Temporary refusals: an ended session, a lock or offset of another request, too many requests. */
const laters = new Set([401, 408, 409, 423, 425, 429])

/** 0 is no answer. */
export function outcomeOfStatus(status: number): SendingOutcome {
  return status < 400 || status >= 500 || laters.has(status) ? "cut" : "refused"
}

/** The next chunk's size after so many bytes took so long: about two seconds' worth, at most twice the last. */
export function nextChunkSize(bytes: number, milliseconds: number): number {
  const wanted = (bytes * chunkTakes) / Math.max(1, milliseconds)
  return Math.round(Math.min(Math.max(wanted, smallestChunk), largestChunk, 2 * bytes))
}
