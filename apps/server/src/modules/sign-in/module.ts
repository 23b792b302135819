import type { Module } from "../../platform/module.ts"
import { signInRoutes } from "./sign-in-routes.ts"
import { eraseSignIn, readSignIn } from "./store.ts"

export const signIn: Module = {
  name: "sign-in",
  tables: ["auth_users", "auth_sessions", "auth_verifications", "auth_accounts", "auth_passkeys", "auth_known_devices"],
  routes: signInRoutes,
  personal: [
    {
      name: "signIn",
      tables: ["auth_users", "auth_sessions", "auth_accounts", "auth_passkeys", "auth_known_devices"],
      read: readSignIn,
      erase: eraseSignIn,
    },
  ],
}
