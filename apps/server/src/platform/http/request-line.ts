import { pino } from "pino"
import type { Log } from "../log.ts"
import type { FramedResponse } from "./framed-response.ts"

/** What pino calls "info". */
const info = 30

/**
 * Writes a line a request, in the log's own form. By hand, and not by pino's general way, because there is one for each
 * request and its fields are known: that way costs as much as routing and answering a small request together.
 */
export function createRequestLine(log: Log): (response: FramedResponse, status: number, ms: number) => void {
  if (!log.isLevelEnabled("info")) return () => {}
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, { write: (line: string) => void }>
  return ({ requestId, route, req: { method, url } }, status, ms) => {
    const path = JSON.stringify(withoutQuery(url ?? ""))
    stream?.write(
      `{"level":${info},"time":${Date.now()},"requestId":"${requestId}","method":"${method}","url":${path},"route":"${route}","status":${status},"ms":${ms},"msg":"request"}\n`,
    )
  }
}

/** What a person searched for is theirs: queries stay out of the log. */
function withoutQuery(url: string): string {
  const at = url.indexOf("?")
  return at < 0 ? url : url.slice(0, at)
}
