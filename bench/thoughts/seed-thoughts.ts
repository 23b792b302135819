import { day, minute } from "@confetti/domain/durations"
import { interestingRank } from "@confetti/domain/thoughts/interesting-score"
import type { TestServer } from "../../apps/server/test/start-test-server.ts"

const authors = 2000

/** Puts so many thoughts on a tile, every second one marked, as writing them would have left them. */
export async function seedThoughts({ db, services }: TestServer, tileId: string, count: number): Promise<void> {
  const now = services.clock()
  const rows = Array.from({ length: count }, (_, at) => {
    const marks = at % 2 === 0 ? 0 : 1 + (at % 97)
    const created = now - (at * 60 * day) / count - minute
    const id = `${String(at).padStart(8, "0")}-0000-4000-8000-${tileId.padStart(12, "0").replace(/[^0-9a-f]/g, "0")}`
    return {
      user_id: `author-${at % authors}`,
      thought_id: id,
      tile_id: tileId,
      body: `What somebody thinks, number ${at}: mirrors on the moon are older than most of us.`,
      sameness: `number ${at} on ${tileId}`,
      state: "approved" as const,
      created_at: new Date(created),
      marks,
      rank: interestingRank(marks, created),
    }
  })
  for (let from = 0; from < rows.length; from += 2000)
    await db
      .insertInto("thoughts")
      .values(rows.slice(from, from + 2000))
      .execute()
  const interesting = rows.filter(({ marks }) => marks > 0).length
  await db.insertInto("tile_thought_counts").values({ tile_id: tileId, takes: count, interesting }).execute()
}
