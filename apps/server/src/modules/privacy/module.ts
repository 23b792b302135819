import type { Module } from "../../platform/module.ts"
import { deleteAccountCallable } from "./delete-account.ts"
import { erasePerson } from "./erase-person.ts"
import { exportDataCallable } from "./export-data.ts"
import { personalRequests } from "./personal-requests.ts"
import { requestDeletionCallable } from "./request-deletion.ts"
import { schemaRoutes } from "./schema-routes.ts"
import { sweepExpired } from "./sweep-expired.ts"

/** What is held about people: given to them, and erased. */
export const privacy: Module = {
  name: "privacy",
  callables: [exportDataCallable, requestDeletionCallable, deleteAccountCallable],
  personal: [personalRequests],
  jobs: [erasePerson, sweepExpired],
  routes: schemaRoutes,
}
