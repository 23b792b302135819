import { once } from "node:events"
import { createServer } from "node:net"

/** Throws where the server could not listen, before anybody waits for a build. The server says the rest itself. */
export async function ensurePortFree({ PORT, HOST, EMULATOR }) {
  const port = Number(PORT || 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const host = HOST || (EMULATOR === "1" || EMULATOR === "true" ? "127.0.0.1" : "::")
  const probe = createServer()
  try {
    probe.listen(port, host === "localhost" ? "127.0.0.1" : host)
    await once(probe, "listening")
  } catch (error) {
    if (error.code === "EADDRINUSE")
      throw new Error(`Port ${port} is in use. Stop what uses it, or set another PORT.`, { cause: error })
  } finally {
    probe.close()
  }
}
