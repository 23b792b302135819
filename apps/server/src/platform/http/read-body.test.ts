import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { afterEach, expect, it } from "vitest"
import { readAnyBody } from "./read-body.ts"

const server = createServer()

afterEach(() => void server.close())

it("readAnyBody refuses a request whose client went away before it was read", async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  const arrived = once(server, "request")
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nthe beginning")
  const [request] = (await arrived) as [IncomingMessage]
  const closed = new Promise((done) => request.on("close", done))
  socket.destroy()
  await closed
  await expect(readAnyBody(request)).rejects.toMatchObject({ code: "request/malformed" })
})
