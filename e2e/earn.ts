import { expect, type Page } from "@playwright/test"
import { allTiles, visit } from "./journey.ts"
import { joinAt, newAddress } from "./people.ts"

/** Calls a function of the server as whoever this page is signed in as; gives its result, or the code it was refused with. */
export async function ask<Result>(page: Page, name: string, data: unknown = null): Promise<Result | string> {
  const answer = await page.evaluate(
    async ({ path, body }) => {
      const headers = { "content-type": "application/json" }
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify({ data: body }) })).json()
    },
    { path: `/functions/${name}`, body: data },
  )
  const { result, error } = answer as { result?: Result; error?: { details: { code: string } } }
  return error ? error.details.code : (result as Result)
}

/** Somebody new, who has read and shared what a day's points are paid for: `points` of them, 50 at most. */
export async function someoneWith(page: Page, points: number): Promise<void> {
  const finished = (await allTiles(page)).filter(({ developing }) => !developing)
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await expect(page.getByRole("link", { name: /^0 points/ })).toBeVisible()
  const shares = finished.slice(0, Math.min(5, Math.floor(points / 5)))
  const reads = finished.slice(0, points - 5 * shares.length)
  const seenDate = new Date().toISOString()
  await ask(page, "tiles-record_reads", {
    reads: reads.map(({ id }) => ({ tileId: id, share: 1, isRead: true, seenDate })),
  })
  for (const { id } of shares) await ask(page, "points-claim_action", { action: "share", tileId: id })
  for (const { id } of reads) await ask(page, "points-claim_action", { action: "read_a_tile", tileId: id })
}
