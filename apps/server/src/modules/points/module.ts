import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { claimActionCallable } from "./claim-action.ts"
import { getOverviewCallable } from "./get-overview.ts"
import { pointsInvariants } from "./invariants-store.ts"
import { erasePoints } from "./ledger-store.ts"
import { entryView, listEntriesCallable } from "./list-entries.ts"
import { deleteMarksBefore } from "./paid-once-store.ts"
import { statementRoutes } from "./statement-routes.ts"
import { causesOf, entriesOf } from "./statement-store.ts"

/** Payments older than this are forgotten; an existing account has its own ledger. */
const years = 3

const sweepMarks: Job = {
  name: "points-forget_old_marks",
  schedule: "35 3 * * *",
  run: (_nothing, { db, clock }) => deleteMarksBefore(db, new Date(clock()).getUTCFullYear() - years),
}

const personalPoints: PersonalData = {
  name: "points",
  tables: ["points_entries", "points_accounts"],
  // Open orders are cancelled first and return their points. Thoughts name what they were paid.
  eraseAfter: ["redemptions", "thoughts"],
  read: async (db, userId) => {
    const rows = await entriesOf(db, userId, { filter: "all", limit: Number.MAX_SAFE_INTEGER })
    const causes = await causesOf(db, userId, rows)
    return rows.map((row) => entryView(row, causes))
  },
  erase: erasePoints,
}

export const points: Module = {
  name: "points",
  invariants: pointsInvariants,
  tables: ["points_accounts", "points_entries", "points_of_erased", "paid_once"],
  callables: [claimActionCallable, getOverviewCallable, listEntriesCallable],
  personal: [personalPoints],
  jobs: [sweepMarks],
  routes: statementRoutes,
}
