/**
 * Of an invitation the code is kept, and leaves the address before anything is drawn. Few pages are opened by one: only then
 * does the code for it come.
 */
export async function keepInvite(): Promise<void> {
  if (!/[?&](invite|referredBy)=/.test(location.search)) return
  const { takeFromAddress } = await import("./invite/index.ts")
  takeFromAddress()
}
