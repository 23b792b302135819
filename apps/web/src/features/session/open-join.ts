export type JoinMode = "join" | "login"

/** What the sheet is told: where it was asked for, and what to do once the person is in. */
export type JoinAsk = { mode: JoinMode; onIn?: () => void }

let show: (ask: JoinAsk) => void = () => undefined

/** Opens the one sheet for joining and for logging in, over whatever the person was doing. */
export function openJoin(mode: JoinMode, options: Omit<JoinAsk, "mode"> = {}): void {
  show({ ...options, mode })
}

/** The app says how the sheet is shown. */
export function showJoinBy(open: (ask: JoinAsk) => void): void {
  show = open
}
