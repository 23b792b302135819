import { type ServerResponse, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import type { Log } from "../log.ts"
import { codeOf } from "../thrown.ts"
import { describeError } from "./describe-error.ts"

/** Parser errors of Node with their status and our code. */
const refusals: Readonly<Record<string, [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, "request/too-large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "request/too-large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "request/malformed"],
}

/** Answers an invalid or oversized request and closes the connection; during another answer it only closes. */
export function answerNoRequest(error: unknown, socket: Duplex, log: Log): void {
  // As in Node's own handler: a second answer inside the first would be read as part of it.
  const { _httpMessage: underWay } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  if (!socket.writable || codeOf(error) === "ECONNRESET" || underWay?.headersSent) {
    socket.destroy()
    return
  }
  const [status, code] = refusals[codeOf(error) ?? ""] ?? [400, "request/malformed"]
  const body = JSON.stringify(describeError(new AppError(code), "", log).body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "connection: close",
    "cache-control: no-store",
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy())
}
