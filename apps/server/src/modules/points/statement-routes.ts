import { stringify } from "csv-stringify/sync"
import { day, minute } from "@confetti/domain/durations"
import type { Hono } from "hono"
import { identify } from "../../platform/auth/identify.ts"
import { requireUser } from "../../platform/auth/require-user.ts"
import type { Db } from "../../platform/db/open-database.ts"
import { route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import { spendWindows } from "../../platform/limits/window-limits.ts"
import type { Services } from "../../platform/services.ts"
import { entryView } from "./list-entries.ts"
import { causesOf, entriesOf } from "./statement-store.ts"

const columns = ["number", "at", "action", "kind", "state", "cause", "points", "balance"]
const headers = {
  "content-type": "text/csv; charset=utf-8",
  "content-disposition": 'attachment; filename="points.csv"',
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
}
const rowsAtOnce = 500

export function statementRoutes(app: Hono<ServerEnv>, services: Services): void {
  app.all(
    "/points/statement.csv",
    route(
      services,
      {
        name: "statement",
        methods: ["GET"],
        budget: services.rateLimits.limit("statement", services.config.RATE_LIMIT_DOCUMENTS),
        identify: (incoming, address) => identify(incoming, address, services),
      },
      async (request) => {
        const { userId } = requireUser(request)
        const { db, limits, clock } = services
        await spendWindows(
          db,
          { limits, now: clock() },
          { name: "statements", key: userId, most: 20, spanMs: day },
          // Each delays others for a moment.
          { name: "statements a minute", key: userId, most: 2, spanMs: minute },
        )
        return new Response(toStream(csvOf(db, userId)), { headers })
      },
    ),
  )
}

/** Streamed page by page, so that a long history takes no more memory. */
async function* csvOf(db: Db, userId: string): AsyncGenerator<string, void> {
  // A byte-order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${columns.join()}\n`
  for (let before: number | undefined; ; ) {
    const rows = await entriesOf(db, userId, { filter: "all", before, limit: rowsAtOnce })
    const causes = await causesOf(db, userId, rows)
    // Escaped, so that no title is run as a formula.
    yield stringify(
      rows.map((row) => entryView(row, causes)),
      { columns, escape_formulas: true },
    )
    before = rows.at(-1)?.number
    if (rows.length < rowsAtOnce) return
  }
}

function toStream(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    async cancel() {
      await parts.return()
    },
  })
}
