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

/** A noun of the server. `app.ts` lists them all, in no particular order. */
export type Module = {
  name: string
  callables?: readonly CallableDefinition[]
  observeCalls?: (services: Services) => CallObserver
  /** Reads by path below `/documents/`. A `*` at the end matches everything below. */
  documents?: Readonly<Record<string, DocumentRead>>
  /** Reads by path below `/documents/users/{id}/`; the empty path is the person's record. */
  ownDocuments?: Readonly<Record<string, OwnRead>>
  /**
   * The module's tables, written only by its own stores. Others may read them as allowed in `.dependency-cruiser.mjs`; `tools/check-sql.ts`
   * checks both.
   */
  tables?: readonly (keyof Database)[]
  /** Invariants of its tables, checked by `npm run verify:data`. */
  invariants?: readonly Invariant[]
  extensions?: readonly Extension[]
  personal?: readonly PersonalData[]
  jobs?: readonly Job<never>[]
  /** Reads of the admin socket, by path. */
  operatorReads?: Readonly<Record<string, (services: Services) => Promise<unknown>>>
  /** Other routes: each sets `c.env.outgoing.route` to its name for metrics. */
  routes?: (app: Hono<ServerEnv>, services: Services) => void
}
