import { AppError } from "@confetti/contract/app-error"
import { rolesOf } from "../../platform/auth/roles-of.ts"
import type { Session } from "../../platform/auth/session-lookup.ts"
import type { Services } from "../../platform/services.ts"
import { countPasskeys } from "./store.ts"

/** Milliseconds after signing in during which a passkey can be added: not in a session left open. */
const freshFor = 10 * 60_000

const mostPasskeys = 20

const changes: ReadonlySet<string> = new Set([
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/passkey/delete-passkey",
])

/**
 * Throws if a session may not change passkeys. For editors they are the second factor: once there is one, only a session opened by a
 * passkey may change them, or anyone who reads their mail could.
 */
export async function guardPasskeys(
  path: string,
  endsPasskeys: boolean,
  session: Session | null,
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
): Promise<void> {
  if (session === null || !(changes.has(path) || endsPasskeys)) return
  const { userId, openedBy, openedAt } = session
  const isEditor = rolesOf(session, config).size > 0
  if (isEditor && openedBy !== "passkey" && (await countPasskeys(db, userId)) > 0)
    throw new AppError("session/passkey-required", { openedBy })
  const isAdding = path === "/passkey/generate-register-options" || path === "/passkey/verify-registration"
  if (isAdding && (await countPasskeys(db, userId)) >= mostPasskeys)
    throw new AppError("session/too-many-passkeys", { most: mostPasskeys })
  if (path === "/passkey/generate-register-options" && clock() - openedAt > freshFor)
    throw new AppError("session/fresh-required", { minutes: freshFor / 60_000 })
}
