import type { Hono } from "hono"
import type { Invariant } from "./audit/invariants-store.ts"
import type { CallableDefinition, CallObserver } from "./callables/define-callable.ts"
import type { Database } from "./db/schema.ts"
import type { DocumentRead } from "./documents/document-read.ts"
import type { OwnRead } from "./documents/own-documents.ts"
import type { Extension } from "./extension-point.ts"
import type { ServerEnv } from "./http/server-env.ts"
import type { Job } from "./jobs/run-job.ts"
import type { PersonalData } from "./personal-data.ts"
import type { Services } from "./services.ts"

/** One noun of the server. `app.ts` lists them all, in an order that means nothing. */
export type Module = {
  name: string
  callables?: readonly CallableDefinition[]
  observeCalls?: (services: Services) => CallObserver
  /** Reads under `/documents/`, by their path there. A `*` at the end takes everything below. */
  documents?: Readonly<Record<string, DocumentRead>>
  /** Reads of a person's own, under `/documents/users/{id}/`, by their path there; the empty one is the person's record. */
  ownDocuments?: Readonly<Record<string, OwnRead>>
  /**
   * The tables that are its own, written by its stores alone. Another's store may read them along a line of `.dependency-cruiser.mjs`:
   * `tools/check-sql.ts` sees to both.
   */
  tables?: readonly (keyof Database)[]
  /** Rules that its tables keep at every moment; `npm run verify:data` checks them. */
  invariants?: readonly Invariant[]
  extensions?: readonly Extension[]
  personal?: readonly PersonalData[]
  jobs?: readonly Job<never>[]
  /** Reads of the operator's admin socket, by their path there. */
  operatorReads?: Readonly<Record<string, (services: Services) => Promise<unknown>>>
  /** Addresses that are neither: each sets `c.env.outgoing.route` to its name for the metrics. */
  routes?: (app: Hono<ServerEnv>, services: Services) => void
}
