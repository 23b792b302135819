import { once } from "node:events"
import { type AddressInfo, createServer, Server } from "node:net"

/** What HOST is to reach this machine alone: both of its own addresses, where it has both. */
export const loopbackHost = "localhost"

export type Listening = {
  port: number
  /** Takes no more connections, and resolves when those there are have ended. Idle ones stay open. */
  close: () => Promise<void>
}

/** Has a server listen, and gives the port. Rejects with the reason when it cannot. */
export async function listen(server: Server, port: number, host: string): Promise<Listening> {
  server.listen(port, host === loopbackHost ? "127.0.0.1" : host)
  await once(server, "listening")
  const taken = (server.address() as AddressInfo).port
  const servers = host === loopbackHost ? [server, await listenOnIPv6(server, taken)] : [server]
  return { port: taken, close: async () => void (await Promise.all(servers.map(closed))) }
}

/** Browsers try `::1` first for `localhost`. Where this machine has none, or something else has the port there, IPv4 will do. */
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

/** As a plain server closes: an HTTP server would cut its idle connections at once, under a request that is on its way. */
function closed(server: Server | null): Promise<void> {
  return new Promise((done) => {
    if (server === null) done()
    else Server.prototype.close.call(server, () => done())
  })
}
