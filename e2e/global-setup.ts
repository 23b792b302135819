import { startServer } from "./start-server.ts"

/** One server for all journeys. `JOURNEYS_URL` uses one that already runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["JOURNEYS_URL"]) return undefined
  const server = await startServer()
  process.env["JOURNEYS_URL"] = server.url
  return server.stop
}
