import { createEmitter } from "../../platform/create-store.ts"

export type JoinMode = "join" | "login"

/**
 * What the sheet is told: where it was asked for, the address that is filled in, and what to do once the person is in. `reauth` is whoever is in already and
 * signs in once more, since what they want takes a fresh session.
 */
export type JoinAsk = { mode: JoinMode; email?: string; onIn?: () => void; reauth?: { email: string | null } }

/** The app listens to these, and shows the sheet. */
export const joinAsks = createEmitter<JoinAsk>()

/** Opens the one sheet for joining and for logging in, over whatever the person was doing. */
export function openJoin(mode: JoinMode, options: Omit<JoinAsk, "mode"> = {}): void {
  joinAsks.emit({ ...options, mode })
}
