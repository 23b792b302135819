import { createEmitter } from "../../platform/create-store.ts"

export type JoinMode = "join" | "login"

/**
 * The ask to open the sheet: its mode, the address to fill in, and what to do once the person is in. `reauth` is for somebody who is in
 * already and signs in once more, since what they want takes a fresh session.
 */
export type JoinAsk = { mode: JoinMode; email?: string; onIn?: () => void; reauth?: { email: string | null } }

/** The app listens to these, and shows the sheet. */
export const joinAsks = createEmitter<JoinAsk>()

/** Opens the one sheet for joining and for logging in, over whatever the person was doing. */
export function openJoin(mode: JoinMode, options: Omit<JoinAsk, "mode"> = {}): void {
  joinAsks.emit({ ...options, mode })
}
