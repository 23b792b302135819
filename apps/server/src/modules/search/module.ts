import type { Module } from "../../platform/module.ts"
import type { PersonalOrder } from "./answer-query.ts"
import { searchRoutes } from "./search-routes.ts"

/** Search, where an empty query from a person gives the tiles in that person's own order. */
export function searchWith(personalOrder: PersonalOrder): Module {
  return {
    name: "search",
    routes: (app, services) => searchRoutes(app, services, personalOrder),
  }
}
