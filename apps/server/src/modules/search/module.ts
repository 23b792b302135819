import type { Module } from "../../platform/module.ts"
import type { PersonalOrder } from "./answer-query.ts"
import { searchRoutes } from "./search-routes.ts"

export function searchWith(personalOrder: PersonalOrder): Module {
  return {
    name: "search",
    routes: (app, services) => searchRoutes(app, services, personalOrder),
  }
}
