import { expect, it } from "vitest"
import { startTestServer } from "./start-test-server.ts"

const clearingUp = "self.registration.unregister()\n"

it.each([
  ["on", 'self.addEventListener("fetch", () => {})\n'],
  ["off", clearingUp],
])("with SERVICE_WORKER=%s serves the worker that goes with it, asked for anew each time", async (choice, script) => {
  const server = await startTestServer({ env: { SERVICE_WORKER: choice } })
  try {
    // Files are there once the first page is.
    await server.get("/")
    const worker = await server.get("/sw.js")
    expect([await worker.text(), worker.headers.get("cache-control")]).toEqual([script, "no-cache"])
  } finally {
    await server.stop()
  }
})
