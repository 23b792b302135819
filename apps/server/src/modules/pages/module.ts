import type { Module } from "../../platform/module.ts"
import { listingRoutes } from "./listing-routes.ts"
import { pageRoutes } from "./page-routes.ts"
import { shareTarget } from "./share-target.ts"

export const pages: Module = {
  name: "pages",
  routes: (app, services) => {
    listingRoutes(app, services)
    shareTarget(app, services)
    pageRoutes(app, services)
  },
}
