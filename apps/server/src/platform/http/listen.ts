import { once } from "node:events"
import { type AddressInfo, createServer, Server } from "node:net"
import { StartupError } from "../run-program.ts"
import { asError, codeOf } from "../thrown.ts"

/** The HOST for this machine only, on both loopback addresses. */
export const loopbackHost = "localhost"

export type Listening = {
  port: number
  /** Stops accepting, and resolves when all connections have ended. Idle ones stay open. */
  close: () => Promise<void>
}

/** Throws what `listen` would, before a database is opened. */
export async function mustBeFree(port: number, host: string): Promise<void> {
  const { close } = await listen(createServer(), port, host)
  await close()
}

/** Listens and returns the port. Throws a StartupError. */
export async function listen(server: Server, port: number, host: string): Promise<Listening> {
  server.listen(port, host === loopbackHost ? "127.0.0.1" : host)
  try {
    await once(server, "listening")
  } catch (error) {
    throw new StartupError(failureOf(asError(error), port, host), { cause: error })
  }
  const taken = (server.address() as AddressInfo).port
  const servers = host === loopbackHost ? [server, await listenOnIPv6(server, taken)] : [server]
  return { port: taken, close: async () => void (await Promise.all(servers.map(closed))) }
}

function failureOf(error: Error, port: number, host: string): string {
  const code = codeOf(error)
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop what uses it, or set another PORT.`
  if (code === "EACCES") return `Port ${port} needs rights this user does not have. Set a PORT above 1023.`
  return `Can't listen on ${host} port ${port}: ${error.message}.`
}

/** Browsers try `::1` first for `localhost`. If it is missing or its port taken, IPv4 is enough. */
async function listenOnIPv6(server: Server, port: number): Promise<Server | null> {
  const mirror = createServer({ noDelay: true }, (socket) => void server.emit("connection", socket))
  try {
    mirror.listen(port, "::1")
    await once(mirror, "listening")
    return mirror
  } catch {
    return null
  }
}

/** Like a plain server's close: an HTTP server would cut idle connections with a request on its way. */
function closed(server: Server | null): Promise<void> {
  return new Promise((done) => {
    if (server === null) done()
    else Server.prototype.close.call(server, () => done())
  })
}
