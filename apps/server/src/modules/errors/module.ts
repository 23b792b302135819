import type { Module } from "../../platform/module.ts"
import { errorRoutes } from "./error-routes.ts"
import { forgetOldReportsJob } from "./forget-old-reports.ts"
import { personalReports } from "./personal-reports.ts"

export const errors: Module = {
  name: "errors",
  personal: [personalReports],
  jobs: [forgetOldReportsJob],
  routes: errorRoutes,
}
