import type { Module } from "../../platform/module.ts"
import { claimActionCallable } from "./claim-action.ts"
import { getOverviewCallable } from "./get-overview.ts"
import { listEntriesCallable } from "./list-entries.ts"
import { personalPoints } from "./personal-points.ts"
import { statementRoutes } from "./statement-routes.ts"

export const points: Module = {
  name: "points",
  callables: [claimActionCallable, getOverviewCallable, listEntriesCallable],
  personal: [personalPoints],
  routes: statementRoutes,
}
