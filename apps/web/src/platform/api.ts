import type { CallableFailure, CallableResult } from "@confetti/contract/callable"
import type { ManyDocuments, OneDocument } from "@confetti/contract/documents"
import type { ErrorCode } from "@confetti/contract/errors"
import { tokenStore } from "./token-store.ts"

type Details = Partial<CallableFailure["error"]["details"]>

/** A failed call. `code` is from the contract's catalogue, or `offline` when nothing answered. */
export class ApiError extends Error {
  readonly code: ErrorCode | "offline"
  readonly details: Details

  constructor(code: ErrorCode | "offline", message: string, details: Details = {}) {
    super(message)
    this.name = "ApiError"
    this.code = code
    this.details = details
  }
}

let doubt: () => void = () => undefined

/** Calls `listener` when an answer says that nobody is signed in, or no longer. */
export function onSessionDoubt(listener: () => void): void {
  doubt = listener
}

let isLeaving = false

/** While somebody leaves, nothing is asked for: it would come with a session that is over. */
export function setLeaving(is: boolean): void {
  isLeaving = is
}

function whileNobodyLeaves(): void {
  if (isLeaving) throw new ApiError("offline", "You are offline.")
}

/** Calls a callable function by its name on the wire. */
export async function call<Result>(name: string, data: unknown = null, init: RequestInit = {}): Promise<Result> {
  whileNobodyLeaves()
  const answer = await request<CallableResult<Result>>(`/functions/${name}`, {
    ...init,
    method: "POST",
    headers: { "content-type": "application/json", ...init.headers },
    body: JSON.stringify({ data }),
  })
  return answer.result
}

export async function readDocument<Document>(path: string): Promise<Document | null> {
  whileNobodyLeaves()
  return (await request<OneDocument<Document>>(`/documents/${path}`)).document
}

export async function readDocuments<Document>(path: string): Promise<Document[]> {
  whileNobodyLeaves()
  return (await request<ManyDocuments<Document>>(`/documents/${path}`)).documents
}

const underway = new Set<Promise<unknown>>()

/** Ends once everything asked for so far has been answered, or can't be. */
export function allAnswered(): Promise<unknown> {
  return Promise.allSettled(underway)
}

/** Any JSON request to our own server. The browser's cookie travels with it, and elsewhere the token as a bearer. */
export async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const token = tokenStore.read()
  const headers = new Headers(init.headers)
  if (token !== null) headers.set("authorization", `Bearer ${token}`)
  const asking = fetch(path, { ...init, headers })
  underway.add(asking)
  const response = await asking
    .catch(() => {
      throw new ApiError("offline", "You are offline.")
    })
    .finally(() => underway.delete(asking))
  const fresh = response.headers.get("set-auth-token")
  if (fresh !== null) tokenStore.write(fresh)
  const body = (await response.json().catch(() => undefined)) as (Answer & Partial<CallableFailure>) | null | undefined
  if (response.ok && body !== undefined) return body as Answer
  const { details, message = "Something went wrong on our side. Please try again." } = body?.error ?? {}
  const code = details?.code ?? "server/unexpected"
  if (code === "session/expired" || code === "session/required") doubt()
  throw new ApiError(code, message, details)
}
