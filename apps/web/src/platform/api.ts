import type { CallableFailure, CallableResult } from "@confetti/contract/callable"
import type { CallableInput, CallableName, CallableOutput } from "@confetti/contract/callable-catalogue"
import type { DocumentAddress, DocumentAt, OneDocumentAt } from "@confetti/contract/document-catalogue"
import type { ManyDocuments, OneDocument } from "@confetti/contract/documents"
import type { ErrorCode } from "@confetti/contract/errors"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { createEmitter } from "./create-store.ts"
import { noteServerTime } from "./server-clock.ts"
import { singleFlight } from "./single-flight.ts"
import { tokenStore } from "./token-store.ts"

/** Requests an app check cookie, once for all waiting calls. */
const passAppCheck = singleFlight(() => fetch("/app-check", { method: "POST" }))

type Details = Partial<CallableFailure["error"]["details"]>

/** `offline`: no answer. `signing-out`: not sent, because the person is leaving. */
export type ApiErrorCode = ErrorCode | "offline" | "signing-out"

export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: Details

  constructor(code: ApiErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = "ApiError"
    this.code = code
    this.details = details
  }
}

const doubt = createEmitter<void>()

/** Emitted when an answer says that the session has ended. */
export const onSessionDoubt = doubt.on

let isLeaving = false

/** While signing out nothing is requested, as its session is ending. */
export function setLeaving(is: boolean): void {
  isLeaving = is
}

function whileNobodyLeaves(): void {
  if (isLeaving) throw new ApiError("signing-out", t`Signing you out.`)
}

type CallArguments<Name extends CallableName> =
  null extends CallableInput<Name>
    ? [input?: CallableInput<Name>, init?: RequestInit]
    : [input: CallableInput<Name>, init?: RequestInit]

/** Calls a callable of the contract. Throws an `ApiError`. */
export async function call<Name extends CallableName>(
  name: Name,
  ...args: CallArguments<Name>
): Promise<CallableOutput<Name>> {
  whileNobodyLeaves()
  const [input = null, init = {}]: readonly [input?: unknown, init?: RequestInit] = args
  const ask = (): Promise<CallableResult<CallableOutput<Name>>> =>
    request(`/functions/${name}`, {
      ...init,
      method: "POST",
      headers: { "content-type": "application/json", ...init.headers },
      body: JSON.stringify({ data: input }),
    })
  const answer = await ask().catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "app-check/required") throw error
    await passAppCheck().catch(() => undefined)
    return ask()
  })
  return answer.result
}

/** Reads the document at an address below `/documents/`. Throws an `ApiError`. */
export async function readDocument<const Address extends string>(
  address: Address & DocumentAddress<Address>,
): Promise<OneDocumentAt<Address> | null> {
  whileNobodyLeaves()
  return (await request<OneDocument<OneDocumentAt<Address>>>(`/documents/${address}`)).document
}

/** Reads all documents at an address below `/documents/`. Throws an `ApiError`. */
export async function readDocuments<const Address extends string>(
  address: Address & DocumentAddress<Address>,
  init?: RequestInit,
): Promise<DocumentAt<Address>[]> {
  whileNobodyLeaves()
  return (await request<ManyDocuments<DocumentAt<Address>>>(`/documents/${address}`, init)).documents
}

const underway = new Set<Promise<unknown>>()

/** Resolves when all current requests are done. */
export function allAnswered(): Promise<unknown> {
  return Promise.allSettled(underway)
}

/** A JSON request to our server, with the browser's cookie or a native app's bearer token. */
export async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const token = tokenStore.read()
  const headers = new Headers(init.headers)
  if (token !== null) headers.set("authorization", `Bearer ${token}`)
  const asking = fetch(path, { ...init, headers })
  underway.add(asking)
  const response = await asking
    .catch(() => {
      throw new ApiError("offline", t`You are offline.`)
    })
    .finally(() => underway.delete(asking))
  // Answers to POST are never cached.
  if (init.method === "POST") noteServerTime(response.headers.get("date"))
  const fresh = response.headers.get("set-auth-token")
  if (fresh !== null) tokenStore.write(fresh)
  const body = (await response.json().catch(() => undefined)) as (Answer & Partial<CallableFailure>) | null | undefined
  if (response.ok && body !== undefined) return body as Answer
  const { details, message = t`Something went wrong on our side. Please try again.` } = body?.error ?? {}
  const code = details?.code ?? "server/unexpected"
  if (code === "session/expired" || code === "session/required") doubt.emit()
  throw new ApiError(code, (await errorWords(code)) ?? message, details)
}

/** An error's text in the build's language; null in English, which the server uses, and if it can't be loaded. */
async function errorWords(code: ErrorCode): Promise<string | null> {
  if (wordsLanguage === "en") return null
  const words = await import("@confetti/contract/errors").catch(() => null)
  return words?.errorCatalogue[code].message ?? null
}
