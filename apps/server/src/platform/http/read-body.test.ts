import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { afterEach, expect, it, vi } from "vitest"
import { createLargeBodies } from "./large-bodies.ts"
import { readBytes } from "./read-body.ts"

const server = createServer()

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

/** A request whose body has not come whole. */
async function begin(): Promise<{ socket: Socket; request: IncomingMessage }> {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  const arrived = once(server, "request")
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nthe beginning")
  const [request] = (await arrived) as [IncomingMessage]
  return { socket, request }
}

it("refuses a body whose client went away before it was read", async () => {
  const { socket, request } = await begin()
  const closed = new Promise((done) => request.on("close", done))
  socket.destroy()
  await closed
  await expect(readBytes(request)).rejects.toMatchObject({ code: "request/malformed" })
})

it("gives a large body up that stops coming for fifteen seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const { socket, request } = await begin()
  const refused = expect(readBytes(request, { room: createLargeBodies().open("a") })).rejects.toMatchObject({
    code: "request/malformed",
  })
  await once(request, "data")
  vi.advanceTimersByTime(14_000)
  socket.write(", more")
  await once(request, "data")
  vi.advanceTimersByTime(14_000)
  expect(request.listenerCount("data")).toBe(1)
  vi.advanceTimersByTime(1_000)
  await refused
})

it("refuses a body as soon as there is no room for what comes of it", async () => {
  const { request } = await begin()
  const room = createLargeBodies({ ofOne: 5, ofAll: 100 }).open("a")
  await expect(readBytes(request, { room })).rejects.toMatchObject({ code: "request/rate-limited" })
})
