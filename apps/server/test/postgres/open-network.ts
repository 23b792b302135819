import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"

export type Network = {
  /** Where the database is, seen through it. */
  url: string
  /** Loses whatever is sent from now on, without ending a connection, or no more. What has lost something stays of no use. */
  setCut: (isCut: boolean) => void
  /** How long everything takes to arrive, each way, in milliseconds. */
  setLatency: (milliseconds: number) => void
  close: () => void
}

/** The network between programs and a database, as a proxy on a port of its own. */
export async function openNetwork(databaseUrl: string): Promise<Network> {
  let isCut = false
  let latency = 0
  const sockets = new Set<Socket>()
  const target = new URL(databaseUrl)

  function pass(from: Socket, to: Socket): void {
    let hasLost = isCut
    let last = Promise.resolve()
    sockets.add(from)
    from.on("data", (bytes) => {
      hasLost ||= isCut
      if (hasLost) return
      if (latency === 0) return void to.write(bytes)
      const arrival = pause(latency)
      last = last.then(() => arrival).then(() => void to.write(bytes))
    })
    from.on("error", () => {})
    from.on("close", () => {
      sockets.delete(from)
      if (!hasLost) void last.then(() => to.destroy())
    })
  }

  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    pass(near, far)
    pass(far, near)
  }).listen(0, "127.0.0.1")
  await once(proxy, "listening")
  const url = new URL(databaseUrl)
  url.hostname = "127.0.0.1"
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: String(url),
    setCut: (is) => void (isCut = is),
    setLatency: (milliseconds) => void (latency = milliseconds),
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
