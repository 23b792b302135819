import { type OutgoingHttpHeaders, ServerResponse } from "node:http"

export class FramedResponse extends ServerResponse {
  requestId = ""
  /** Milliseconds, by the monotonic clock. */
  startedAt = 0
  /** The route's own name, never the path: paths are without end, and metrics are not. */
  route = "unrouted"
  traceId: string | null = null
  /** Headers for every response, in lower case; a response's own win. Asked for as late as can be: the server may be stopping by then. */
  common: () => Readonly<Record<string, string>> = () => ({})

  /** What was answered. 499: the client went away before the answer was whole. */
  finalStatus(): number {
    return this.writableFinished ? this.statusCode : 499
  }

  /**
   * The one place every response passes, whoever made it. Adding the headers here, and not with `setHeader` before, spares
   * each of them a second check and a second copy: a sixth of what a small answer costs.
   */
  override writeHead(status: number, ...rest: unknown[]): this {
    const own = rest.find((part) => typeof part === "object") as OutgoingHttpHeaders | undefined
    return super.writeHead(status, { "x-request-id": this.requestId, ...this.common(), ...own })
  }
}
