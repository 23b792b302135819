import { hash } from "node:crypto"
import { personalExport } from "@confetti/contract/personal-export"
import { hour } from "@confetti/domain/durations"
import type { Hono } from "hono"
import { z } from "zod"
import { sweepKeys } from "../../platform/callables/idempotency-store.ts"
import { answerJson } from "../../platform/http/answer-json.ts"
import { route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import { sweepRateBuckets } from "../../platform/limits/rate-buckets-store.ts"
import { sweepWindowTakes } from "../../platform/limits/window-limits-store.ts"
import type { Module } from "../../platform/module.ts"
import { deleteEditorActs, dropEditorActs, editorActsOf } from "../../platform/operator/editor-acts-store.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import type { Services } from "../../platform/services.ts"
import { deleteExpired } from "../sign-in/store.ts"
import { deleteAccountCallable } from "./delete-account.ts"
import { erasePerson, sendErasure } from "./erase-person.ts"
import { exportDataCallable } from "./export-data.ts"
import { requestDeletionCallable } from "./request-deletion.ts"
import { eraseRequests, requestsOf } from "./store.ts"
import { deleteExpiredCodes, unfinishedErasures } from "./sweep-store.ts"

/** How long a write can be retried under its key. */
const keyRetention = 48 * hour

const auditRetention = 730 * 24 * hour

/** A device unused for so long counts as new. */
const deviceRetention = 400 * 24 * hour

/** An erasure that takes longer was lost. */
const erasuresTake = 6 * hour

/** Deletes expired rows and restarts lost erasures. Other modules delete their own. */
const sweepExpired: Job = {
  name: "privacy-sweep_expired",
  schedule: "17 * * * *",
  run: async (_none, { db, jobs, clock }) => {
    const now = clock()
    await deleteExpired(db, new Date(now), new Date(now - deviceRetention))
    await deleteExpiredCodes(db, new Date(now))
    await dropEditorActs(db, new Date(now - auditRetention))
    await sweepWindowTakes(db, new Date(now))
    await sweepRateBuckets(db, new Date(now))
    await sweepKeys(db, new Date(now - keyRetention))
    for (const erasure of await unfinishedErasures(db, new Date(now - erasuresTake)))
      await db.transaction().execute((tx) => sendErasure(tx, jobs, erasure))
  },
}

/** Idempotency keys, devices and codes of a person. A running erasure deletes itself. */
const personalRequests: PersonalData = {
  name: "requests",
  tables: ["idempotency_keys", "deletion_codes", "erasures"],
  read: async (db, userId) => {
    const { writes, askedAt } = await requestsOf(db, userId)
    return {
      writes: writes.map(({ callable, key, created_at }) => ({ callable, key, at: created_at.toISOString() })),
      deletionAskedAt: askedAt?.toISOString() ?? null,
    }
  },
  erase: eraseRequests,
}

const personalEditorActs: PersonalData = {
  name: "editorActs",
  tables: ["editor_acts"],
  read: async (db, userId) =>
    (await editorActsOf(db, userId)).map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  erase: deleteEditorActs,
}

export const privacy: Module = {
  name: "privacy",
  tables: ["deletion_codes", "erasures"],
  callables: [exportDataCallable, requestDeletionCallable, deleteAccountCallable],
  personal: [personalRequests, personalEditorActs],
  jobs: [erasePerson, sweepExpired],
  routes: schemaRoutes,
}

function schemaRoutes(app: Hono<ServerEnv>, services: Services): void {
  const json = JSON.stringify({ title: "Confetti: everything held about a person", ...z.toJSONSchema(personalExport) })
  const tagged = { json, tag: hash("sha1", json, "base64url") }
  const budget = services.rateLimits.limit("schemas", services.config.RATE_LIMIT_HEALTH)
  const options = { name: "schemas", methods: ["GET", "HEAD"], budget }
  app.all(
    "/schemas/confetti-export.json",
    route(services, options, ({ incoming }) => answerJson(incoming, tagged)),
  )
}
