/** What the rest of the app does when somebody comes or goes. */
export type SessionHooks = {
  /** A user is available, or another one than before. */
  onUser: (userId: string) => Promise<unknown>
  /** Nobody is signed in any more: what was read for the one who left is to be forgotten. */
  onLeave: () => void
}
