import type { Module } from "../../platform/module.ts"
import { createUserCallable } from "./create-user.ts"
import { peopleRoutes } from "./people-routes.ts"
import { personalProfile } from "./personal-profile.ts"
import { readRecord } from "./read-record.ts"
import { updateProfileCallable } from "./update-profile.ts"

export const users: Module = {
  name: "users",
  callables: [createUserCallable, updateProfileCallable],
  ownDocuments: { "": readRecord },
  personal: [personalProfile],
  routes: peopleRoutes,
}
