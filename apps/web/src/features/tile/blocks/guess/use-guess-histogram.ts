import type { GuessHistogram } from "@confetti/contract/guess-histogram"
import { useState } from "react"
import { call, readDocument } from "../../../../platform/api.ts"
import { isTextList, readStored, writeStored } from "../../../../platform/storage.ts"

const key = "cf_guesses"
const mostKept = 500

/** Where others put the answer, and what counts one's own guess and asks for it. Without a network, or too few others, it stays away. */
export function useGuessHistogram(questionId: string | undefined) {
  const [counts, setCounts] = useState<GuessHistogram["counts"]>(null)
  const add = async (guess: number) => {
    if (questionId === undefined || !navigator.onLine) return
    const answer = await addOnce(questionId, guess).catch(() => null)
    setCounts(answer?.counts ?? null)
  }
  return { counts, add }
}

/** Whoever comes back and guesses again knows the answer: that counts no more. */
async function addOnce(questionId: string, guess: number): Promise<GuessHistogram | null> {
  const counted = readStored(key, isTextList) ?? []
  if (counted.includes(questionId)) return readDocument(`guessHistograms?questionId=${encodeURIComponent(questionId)}`)
  const histogram = await call("tiles-add_guess", { questionId, guess })
  writeStored(key, [questionId, ...counted].slice(0, mostKept))
  return histogram
}
