/** What the rest of the app does when somebody comes or goes. */
export type SessionHooks = {
  /** A user is available, or another one than before. */
  onUser: (userId: string) => Promise<unknown>
  /** They are about to leave, or have left: nothing of theirs is told or asked for any more. */
  onLeaving: () => Promise<unknown>
  /** Nobody is signed in any more: what was read for the one who left is to be forgotten. */
  onLeave: () => void
}
