import { type OutgoingHttpHeaders, ServerResponse } from "node:http"

export class FramedResponse extends ServerResponse {
  requestId = ""
  /** Milliseconds of the monotonic clock. */
  startedAt = 0
  /** The route's name, never the path, which would make metrics unlimited. */
  route = "unrouted"
  traceId: string | null = null
  /** Headers of every response, in lower case; its own take precedence. Called late, as the server may be stopping by then. */
  common: () => Readonly<Record<string, string>> = () => ({})

  /** The final status. 499 if the client disconnected first. */
  finalStatus(): number {
    return this.writableFinished ? this.statusCode : 499
  }

  /** All responses pass here. Adding the headers here instead of with `setHeader` saves a sixth of a small answer's cost. */
  override writeHead(status: number, ...rest: unknown[]): this {
    const own = rest.find((part) => typeof part === "object") as OutgoingHttpHeaders | undefined
    return super.writeHead(status, { "x-request-id": this.requestId, ...this.common(), ...own })
  }
}
