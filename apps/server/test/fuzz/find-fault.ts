import { errorCatalogue } from "@confetti/contract/errors"
import { usualBodyLimit } from "../../src/platform/http/read-body.ts"
import type { FuzzRequest } from "./fuzz-request.ts"
import type { FuzzAnswer } from "./open-sender.ts"

/** The fault in an answer, whatever was requested; null if there is none. */
export function findFault({ method, path, body }: FuzzRequest, { status, type, text }: FuzzAnswer): string | null {
  // A connection may be closed before a client that sends too much has read why.
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
