import type { Page } from "playwright"
import { call } from "./call.ts"
import { allTiles } from "./journey.ts"
import { signUp } from "./people.ts"

/** Somebody new, signed in, who has read and shared what a day's points are paid for: `points` of them, 50 at most. */
export async function someoneWith(page: Page, points: number): Promise<void> {
  const finished = (await allTiles(page)).filter(({ developing }) => !developing)
  await signUp(page.request)
  const shares = finished.slice(0, Math.min(5, Math.floor(points / 5)))
  const reads = finished.slice(0, points - 5 * shares.length)
  if (points === 0) return
  const seenDate = new Date().toISOString()
  await call(page.request, "tiles-record_reads", {
    // What was never seen is not paid for when it is shared.
    reads: [...new Set([...reads, ...shares])].map(({ id }) => ({ tileId: id, share: 1, isRead: true, seenDate })),
  })
  for (const { id } of shares) await call(page.request, "points-claim_action", { action: "share", tileId: id })
  for (const { id } of reads) await call(page.request, "points-claim_action", { action: "read_a_tile", tileId: id })
}
