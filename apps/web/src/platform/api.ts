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

/** Asks our server to let this page's calls pass, once for all that wait for it. The answer is a cookie. */
const passAppCheck = singleFlight(() => fetch("/app-check", { method: "POST" }))

type Details = Partial<CallableFailure["error"]["details"]>

/** `offline`: nothing answered. `signing-out`: it was never sent, since whoever asked is on their way out. */
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

/** An answer says that nobody is signed in, or no longer. */
export const onSessionDoubt = doubt.on

let isLeaving = false

/** While somebody leaves, nothing is asked for: it would come with a session that is over. */
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

/** Calls a callable function by its name on the wire; the contract says what it takes and answers. Throws an `ApiError`. */
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

/** Reads the one document at an address below `/documents/`. Throws an `ApiError`. */
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
      throw new ApiError("offline", t`You are offline.`)
    })
    .finally(() => underway.delete(asking))
  // Nothing that is posted comes from a cache.
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

/** What an error says in the language of this build; null in English, which the server speaks, and where it can't be had. */
async function errorWords(code: ErrorCode): Promise<string | null> {
  if (wordsLanguage === "en") return null
  const words = await import("@confetti/contract/errors").catch(() => null)
  return words?.errorCatalogue[code].message ?? null
}
