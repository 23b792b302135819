import { rmSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt } from "../tools/ensure-built.mjs"
import { drawCovers } from "./draw-covers.ts"
import { startServer } from "./start-server.ts"
import { makeDataDir, makeTemplate } from "./template-data.ts"

/** One server for all journeys, beside the template for those of their own. `JOURNEYS_URL` uses one that already runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const root = join(import.meta.dirname, "..")
  await ensureBuilt(root)
  const template = makeTemplate()
  if (process.env["JOURNEYS_URL"]) return template.then(() => undefined)
  const dataDir = makeDataDir("empty")
  const [server] = await Promise.all([startServer({ DATA_DIR: dataDir }), template])
  await drawCovers(server.url)
  process.env["JOURNEYS_URL"] = server.url
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
