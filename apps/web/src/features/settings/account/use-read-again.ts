import { useCallback } from "react"
import type { ReadRequest } from "../../../platform/reads/read-cache.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"

/** Reads a list again after it was changed. A failure leaves what was known. */
export function useReadAgain<Value>(request: ReadRequest<Value>): () => Promise<void> {
  const cache = useReadCache()
  return useCallback(() => cache.load(request, 0), [cache, request])
}
