import type { CallableFailure, CallableResult } from "@confetti/contract/callable"
import type { ManyDocuments, OneDocument } from "@confetti/contract/documents"
import type { ErrorCode } from "@confetti/contract/errors"

/** A failed call. `code` is from the contract's catalogue, or `offline` when nothing answered. */
export class ApiError extends Error {
  readonly code: ErrorCode | "offline"

  constructor(code: ErrorCode | "offline", message: string) {
    super(message)
    this.name = "ApiError"
    this.code = code
  }
}

/** Calls a callable function by its name on the wire. */
export async function call<Result>(name: string, data: unknown = null, init: RequestInit = {}): Promise<Result> {
  const answer = await request<CallableResult<Result>>(`/functions/${name}`, {
    ...init,
    method: "POST",
    headers: { "content-type": "application/json", ...init.headers },
    body: JSON.stringify({ data }),
  })
  return answer.result
}

export async function readDocument<Document>(path: string): Promise<Document | null> {
  return (await request<OneDocument<Document>>(`/documents/${path}`)).document
}

export async function readDocuments<Document>(path: string): Promise<Document[]> {
  return (await request<ManyDocuments<Document>>(`/documents/${path}`)).documents
}

/** Any JSON request to our own server. */
export async function request<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError("offline", "You are offline.")
  })
  const body = (await response.json().catch(() => null)) as (Answer & Partial<CallableFailure>) | null
  if (response.ok && body) return body
  throw new ApiError(
    body?.error?.details?.code ?? "server/unexpected",
    body?.error?.message ?? "Something went wrong on our side. Please try again.",
  )
}
