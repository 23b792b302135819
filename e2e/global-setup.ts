import { join } from "node:path"
import { ensureBuilt } from "../tools/ensure-built.mjs"
import { drawCovers } from "./draw-covers.ts"
import { startOwnServer } from "./own-server.ts"
import { makeTemplate } from "./template-data.ts"

/** A server for all journeys, and the template for those of their own. `JOURNEYS_URL` uses a running one. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  await ensureBuilt(join(import.meta.dirname, ".."))
  await makeTemplate()
  if (process.env["JOURNEYS_URL"]) return undefined
  const server = await startOwnServer()
  await drawCovers(server.url)
  process.env["JOURNEYS_URL"] = server.url
  return server.stop
}
