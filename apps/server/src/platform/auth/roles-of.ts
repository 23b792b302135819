import type { Role } from "@confetti/domain/editors/roles"
import type { Config } from "../config.ts"
import type { SessionRow } from "./session-store.ts"

/** A person's roles. Addresses in the settings are owners, whatever the table says. */
export function rolesOf(
  { email, roles }: Pick<SessionRow, "email" | "roles">,
  { EDITORS }: Pick<Config, "EDITORS">,
): ReadonlySet<Role> {
  return new Set(EDITORS.includes(email) ? [...roles, "owner"] : roles)
}
