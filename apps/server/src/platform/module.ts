import type { Hono } from "hono"
import type { CallableDefinition } from "./callables/define-callable.ts"
import type { DocumentRead } from "./documents/document-read.ts"
import type { FeedCardSource } from "./feed-cards.ts"
import type { OwnRead } from "./documents/own-documents.ts"
import type { ServerEnv } from "./http/server-env.ts"
import type { Job } from "./jobs/job.ts"
import type { PersonalData } from "./personal-data.ts"
import type { Services } from "./services.ts"

/** One noun of the server. `app.ts` lists them all. */
export type Module = {
  name: string
  callables?: readonly CallableDefinition[]
  /** Reads under `/documents/`, by their path there. A `*` at the end takes everything below. */
  documents?: Readonly<Record<string, DocumentRead>>
  /** Reads of a person's own, under `/documents/users/{id}/`, by their path there; the empty one is the person's record. */
  ownDocuments?: Readonly<Record<string, OwnRead>>
  /** What it has to show between tiles, for everybody. */
  feedCards?: FeedCardSource
  personal?: readonly PersonalData[]
  jobs?: readonly Job<never>[]
  /** Addresses that are neither: each sets `c.env.outgoing.route` to its name for the metrics. */
  routes?: (app: Hono<ServerEnv>, services: Services) => void
}
