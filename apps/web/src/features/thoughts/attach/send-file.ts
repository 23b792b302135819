import type { DetailedError, Upload } from "tus-js-client"
import { deferred } from "../../../platform/deferred.ts"
import { tokenStore } from "../../../platform/token-store.ts"

const kilobyte = 1024

export const firstChunk = 256 * kilobyte

const [smallestChunk, largestChunk] = [64 * kilobyte, 4096 * kilobyte]

/** In milliseconds: what is under way when a line breaks is lost, and each chunk costs a round trip. */
const chunkTakes = 2000

/** A line that says nothing for so long is taken for broken, in milliseconds: a phone that changes networks may hear of it much later. */
const longestSilence = 30_000

export type Sending = {
  address: string
  file: Blob
  onAcknowledged: (bytes: number) => void
  signal: AbortSignal
}

/** `cut`: not now, and it may go on from where it is. `refused`: it is not wanted there, or not any more. */
export type SendingOutcome = "arrived" | "cut" | "refused"

/** Sends what is missing of a file, from where the server says to be. Never throws. */
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
    // Here it is tried again when there is reason to, for as long as it takes.
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

/** What may be otherwise in a while: a session that ended, a lock or an offset another request holds, too much at once. */
const laters = new Set([401, 408, 409, 423, 425, 429])

/** 0 stands for no answer. */
export function outcomeOfStatus(status: number): SendingOutcome {
  return status < 400 || status >= 500 || laters.has(status) ? "cut" : "refused"
}

/** How many bytes to send at once, after so many took so long: about two seconds' worth, and at most twice as many as before. */
export function nextChunkSize(bytes: number, milliseconds: number): number {
  const wanted = (bytes * chunkTakes) / Math.max(1, milliseconds)
  return Math.round(Math.min(Math.max(wanted, smallestChunk), largestChunk, 2 * bytes))
}
