import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, it } from "vitest"
import { firstChunk, nextChunkSize, outcomeOfStatus, sendFile } from "./send-file.ts"

const megabyte = 1024 * 1024

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A tus server with one upload, as far as the protocol's core goes. Its line breaks once each of `breaksAt` bytes has arrived. */
async function tusServer({ size, breaksAt = [] }: { size: number; breaksAt?: number[] }) {
  const state = { bytes: Buffer.alloc(0), status: 0, patches: [] as number[] }
  const breaks = [...breaksAt]

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.patches.push(Number(request.headers["upload-offset"]))
    for await (const chunk of request) {
      state.bytes = Buffer.concat([state.bytes, chunk as Buffer])
      if (state.bytes.length < (breaks[0] ?? Number.POSITIVE_INFINITY)) continue
      breaks.shift()
      request.socket.destroy()
      return
    }
    response.writeHead(204, { "Tus-Resumable": "1.0.0", "Upload-Offset": state.bytes.length }).end()
  }

  const server = createServer((request, response) => {
    if (state.status !== 0) response.writeHead(state.status).end()
    else if (request.method === "HEAD")
      response
        .writeHead(200, { "Tus-Resumable": "1.0.0", "Upload-Offset": state.bytes.length, "Upload-Length": size })
        .end()
    else void take(request, response).catch(() => undefined)
  })
  server.listen(0)
  await once(server, "listening")
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { state, address: `http://localhost:${(server.address() as AddressInfo).port}/uploads/a-1` }
}

/** Under Node the client takes a buffer where a browser has a blob. */
function fileOf(size: number) {
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 31) % 251))
  return { bytes, file: bytes as unknown as Blob }
}

it("goes on from where the server is, over a line that breaks twice, and every byte arrives once", async () => {
  const size = 3 * megabyte + 17
  const { bytes, file } = fileOf(size)
  const server = await tusServer({ size, breaksAt: [1.5 * megabyte, 2.25 * megabyte] })
  const told: number[] = []
  const outcomes: string[] = []
  for (let tries = 0; tries < 5 && outcomes.at(-1) !== "arrived"; tries++)
    outcomes.push(
      await sendFile({
        address: server.address,
        file,
        onAcknowledged: (sent) => told.push(sent),
        signal: new AbortController().signal,
      }),
    )
  expect(outcomes).toEqual(["cut", "cut", "arrived"])
  expect(server.state.bytes.equals(bytes)).toBe(true)
  // Only what the server has said, and in order.
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told[0]).toBe(0)
  expect(told.at(-1)).toBe(size)
  expect(server.state.patches[0]).toBe(0)
  expect(server.state.patches.filter((offset) => offset >= 1.5 * megabyte).length).toBeGreaterThan(1)
})

it("stops when it is told to, and what has arrived stays", async () => {
  const { file } = fileOf(3 * megabyte)
  const server = await tusServer({ size: 3 * megabyte })
  const stopping = new AbortController()
  const onAcknowledged = (sent: number) => sent >= megabyte && stopping.abort()
  expect(await sendFile({ address: server.address, file, onAcknowledged, signal: stopping.signal })).toBe("cut")
  expect(server.state.bytes.length).toBeGreaterThanOrEqual(megabyte)
  expect(server.state.bytes.length).toBeLessThan(3 * megabyte)
})

it("says at once that what has arrived has arrived", async () => {
  const { bytes, file } = fileOf(100)
  const server = await tusServer({ size: 100 })
  server.state.bytes = bytes
  const signal = new AbortController().signal
  expect(await sendFile({ address: server.address, file, onAcknowledged: () => undefined, signal })).toBe("arrived")
  expect(server.state.patches).toEqual([])
})

it("tells what is refused for good from what may be otherwise in a while", async () => {
  const { file } = fileOf(100)
  const server = await tusServer({ size: 100 })
  const signal = new AbortController().signal
  const outcomeWith = (status: number) => {
    server.state.status = status
    return sendFile({ address: server.address, file, onAcknowledged: () => undefined, signal })
  }
  expect(await outcomeWith(410)).toBe("refused")
  expect(await outcomeWith(503)).toBe("cut")
  const outcomes = [0, 401, 403, 404, 409, 413, 423, 429, 500].map((status) => outcomeOfStatus(status))
  expect(outcomes).toEqual(["cut", "cut", "refused", "refused", "cut", "refused", "cut", "cut", "cut"])
})

/** The size that chunks come to on a line of so many bytes a second. */
function settledSize(speed: number): number {
  let size = firstChunk
  for (let sent = 0; sent < 10; sent++) size = nextChunkSize(size, (1000 * size) / speed + 40)
  return size
}

it("a chunk is about two seconds' worth, between 64 kB and 4 MB", () => {
  expect(settledSize(500_000)).toBeGreaterThan(900_000)
  expect(settledSize(500_000)).toBeLessThan(1_000_000)
  expect(settledSize(1000)).toBe(65_536)
  expect(settledSize(100_000_000)).toBe(4_194_304)
})

it("a chunk grows at most twofold at a time", () => {
  expect(nextChunkSize(firstChunk, 1)).toBe(2 * firstChunk)
})
