import { ApiError } from "../../platform/api.ts"
import { retryDelay } from "../../platform/retry.ts"

/** Tries of a file before it counts as failed. */
const tries = 3

type Init = { method?: "GET" | "HEAD"; signal?: AbortSignal }

/**
 * Downloads a file completely, as caches store truncated ones. Retried with exponential back-off when the connection breaks or the server
 * is overloaded. Throws an `ApiError`, and the reason of `signal`.
 */
export async function fetchFile(file: string, { method = "GET", signal }: Init = {}): Promise<Response> {
  for (let failures = 0; ; failures++) {
    signal?.throwIfAborted()
    const response = await fetchWhole(file, { method, ...(signal && { signal }) })
    if (response?.ok) return response
    const canComeLater = navigator.onLine && (response === null || response.status === 503)
    if (canComeLater && failures + 1 < tries) await waitFor(retryDelay(failures), signal)
    else if (response === null) throw new ApiError("offline", "The connection broke.")
    else throw new ApiError("server/unexpected", "The picture was not found.")
  }
}

/** Null if the connection broke. */
async function fetchWhole(file: string, init: RequestInit): Promise<Response | null> {
  try {
    const response = await fetch(file, init)
    return init.method === "HEAD" || !response.ok
      ? response
      : new Response(await response.blob(), { headers: response.headers })
  } catch (error) {
    init.signal?.throwIfAborted()
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer)
      fail(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop)
      done()
    }, milliseconds)
    signal?.addEventListener("abort", stop, { once: true })
  })
}
