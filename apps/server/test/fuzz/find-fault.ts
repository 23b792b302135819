import { errorCatalogue } from "@confetti/contract/errors"
import { usualBodyLimit } from "../../src/platform/http/read-body.ts"
import type { FuzzRequest } from "./fuzz-request.ts"
import type { FuzzAnswer } from "./open-sender.ts"

/** What is wrong with an answer, whatever was asked; null where nothing is. */
export function findFault({ method, path, body }: FuzzRequest, { status, type, text }: FuzzAnswer): string | null {
  // Whoever sends too much may find the line closed before they read why.
  if (status === 0) return (body?.length ?? 0) > usualBodyLimit ? null : "no answer"
  if (status >= 500) return `a ${status}`
  if (status < 400 || method === "HEAD" || type.startsWith("text/html")) return null
  const refusal = parseRefusal(type.startsWith("text/event-stream") ? text.replace(/^data: /, "") : text)
  // The hosted service's clients read a sentence and the status.
  if (path.startsWith("/1/") && refusal?.status === status && refusal.message) return null
  return (refusal?.error?.details?.code ?? "") in errorCatalogue ? null : `a ${status} without a code`
}

type Refusal = { error?: { details?: { code?: string } }; message?: string; status?: number }

function parseRefusal(text: string): Refusal | null {
  try {
    return JSON.parse(text) as Refusal
  } catch {
    return null
  }
}
