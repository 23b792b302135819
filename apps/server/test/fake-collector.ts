import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { type ReceivedSpan, readSpans } from "./read-spans.ts"

export type FakeCollector = {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  /** Received spans, in order of arrival. */
  spans: ReceivedSpan[]
  /** Of each request that came, whatever was answered. */
  requests: { path: string; headers: IncomingHttpHeaders }[]
  /** The status of further answers. Default 200; null sends no answer. */
  answers: { status: number | null }
  stop: () => Promise<void>
}

/** A collector on this machine that speaks OTLP over HTTP with protobuf. */
export async function startFakeCollector(): Promise<FakeCollector> {
  const spans: ReceivedSpan[] = []
  const requests: FakeCollector["requests"] = []
  const answers: FakeCollector["answers"] = { status: 200 }

  async function answer(body: Promise<Buffer>, response: ServerResponse): Promise<void> {
    const bytes = await body
    const { status } = answers
    if (status === null) return
    if (status === 200) spans.push(...readSpans(bytes))
    // An empty ExportTraceServiceResponse: all of it was taken.
    response.writeHead(status, { "content-type": "application/x-protobuf" }).end()
  }

  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? "", headers: request.headers })
    void answer(buffer(request), response)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    answers,
    stop: async () => {
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
