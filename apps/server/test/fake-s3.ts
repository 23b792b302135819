import { createHash, randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { openObjects } from "./fake-s3-objects.ts"

/** Fewer than a store's own thousand, so that tests turn pages. */
const pageSize = 100

type Multipart = { key: string; parts: Map<number, Buffer> }

export type FakeS3 = {
  /** The settings by which a server uses it. */
  env: Record<string, string>
  /** Every key with its bytes, parts of what is not put together yet under `key#part`. */
  stored: () => Map<string, Buffer>
  /** Answers the next so many requests that this holds for with a 500, as a store does that is out of breath. */
  failNext: (count: number, matches: (method: string, key: string) => boolean) => void
  /** Takes requests and answers none of those that this holds for, until it is told otherwise; what waits is answered then. */
  silence: (matches: ((method: string, key: string) => boolean) | null) => void
  /** How many of those whose requests wait for an answer are still there. */
  waiting: () => number
  /** How many connections to it are open. */
  connected: () => number
  /** How many requests came so far that were like this. */
  count: (matches: (method: string, key: string) => boolean) => number
  stop: () => Promise<void>
}

const tagOf = (bytes: Buffer): string => `"${createHash("md5").update(bytes).digest("hex")}"`
const textIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text)

/** How it is started again where it was, with what it had. */
type Place = { port?: number; folder?: string }

/** Metadata that a read of the object returns. */
const isMeta = (name: string): boolean =>
  name.startsWith("x-amz-meta-") || ["cache-control", "content-type"].includes(name)

/**
 * A store that speaks as much S3 as our two clients do: objects with ranges and conditions, lists, and objects in parts. Signatures are not read,
 * and parts are kept in memory.
 */
export async function startFakeS3({ port: wanted = 0, folder }: Place = {}): Promise<FakeS3> {
  const objects = openObjects(folder)
  const asked: { method: string; key: string }[] = []
  let isSilent: ((method: string, key: string) => boolean) | null = null
  const waiting: { response: ServerResponse; answerNow: () => void }[] = []
  const multiparts = new Map<string, Multipart>()
  let failing = { count: 0, matches: (_method: string, _key: string): boolean => false }

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse, isFirst = true): void {
    const { method = "" } = request
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    const [, , ...rest] = pathname.split("/")
    const key = decodeURIComponent(rest.join("/"))
    const send = (status: number, xml = "", headers: Record<string, string> = {}): void => {
      response.writeHead(status, { "content-type": "application/xml", ...headers }).end(method === "HEAD" ? "" : xml)
    }
    const fail = (status: number, code: string): void =>
      send(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    if (isFirst) asked.push({ method, key })
    if (isSilent?.(method, key)) {
      waiting.push({ response, answerNow: () => answer(request, body, response, false) })
      return
    }
    if (failing.count > 0 && failing.matches(method, key)) {
      failing.count -= 1
      fail(500, "InternalError")
      return
    }
    const uploadId = searchParams.get("uploadId")
    if (method === "POST" && searchParams.has("uploads")) {
      const id = randomUUID()
      multiparts.set(id, { key, parts: new Map() })
      send(
        200,
        `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    } else if (method === "POST" && searchParams.has("delete")) {
      for (const each of textIn(body.toString(), "Key")) objects.delete(each)
      send(200, "<DeleteResult></DeleteResult>")
    } else if (uploadId !== null) {
      const multipart = multiparts.get(uploadId)
      if (!multipart) fail(404, "NoSuchUpload")
      else if (method === "PUT") {
        multipart.parts.set(Number(searchParams.get("partNumber")), body)
        send(200, "", { etag: tagOf(body) })
      } else if (method === "GET") {
        const parts = [...multipart.parts].toSorted(([a], [b]) => a - b)
        const listed = parts.map(
          ([number, bytes]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${tagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
        )
        send(200, `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join("")}</ListPartsResult>`)
      } else if (method === "DELETE") {
        multiparts.delete(uploadId)
        send(204)
      } else {
        const numbers = textIn(body.toString(), "PartNumber").map(Number)
        const bytes = Buffer.concat(numbers.map((number) => multipart.parts.get(number) ?? Buffer.alloc(0)))
        objects.set(multipart.key, { bytes, meta: {} })
        multiparts.delete(uploadId)
        send(200, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
      }
    } else if (method === "PUT" && request.headers["if-none-match"] === "*" && objects.get(key)) {
      fail(412, "PreconditionFailed")
    } else if (method === "PUT") {
      const meta = Object.entries(request.headers).filter(([name]) => isMeta(name))
      objects.set(key, { bytes: body, meta: Object.fromEntries(meta) as Record<string, string> })
      send(200, "", { etag: tagOf(body) })
    } else if (method === "DELETE") {
      objects.delete(key)
      send(204)
    } else if (searchParams.get("list-type") === "2") {
      const names = objects.entries().map(([name]) => name)
      const listed = names.filter((name) => name.startsWith(searchParams.get("prefix") ?? "")).toSorted()
      const from = Number(searchParams.get("continuation-token") ?? 0)
      const page = listed.slice(from, from + pageSize).map((name) => `<Contents><Key>${name}</Key></Contents>`)
      const next = from + pageSize
      const more = next < listed.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ""
      const isTruncated = `<IsTruncated>${more !== ""}</IsTruncated>`
      send(200, `<ListBucketResult>${isTruncated}${more}${page.join("")}</ListBucketResult>`)
    } else {
      const found = objects.get(key)
      if (!found) {
        fail(404, "NoSuchKey")
        return
      }
      const { bytes, meta } = found
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? []
      const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1)
      const range = first === undefined ? {} : { "content-range": `bytes ${first}-${last}/${bytes.length}` }
      response.writeHead(first === undefined ? 200 : 206, {
        ...meta,
        ...range,
        etag: tagOf(bytes),
        "content-length": String(part.length),
      })
      response.end(method === "HEAD" ? undefined : part)
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => answer(request, Buffer.concat(chunks), response))
  })
  let connected = 0
  server.on("connection", (socket) => {
    connected += 1
    socket.once("close", () => (connected -= 1))
  })
  await new Promise<void>((listening) => server.listen(wanted, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_BUCKET: "confetti",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
    stored: () =>
      new Map([
        ...objects.entries().map(([key, { bytes }]) => [key, bytes] as const),
        ...[...multiparts.values()].flatMap(({ key, parts }) =>
          [...parts].map(([number, bytes]) => [`${key}#${number}`, bytes] as const),
        ),
      ]),
    failNext: (count, matches) => {
      failing = { count, matches }
    },
    silence: (matches) => {
      isSilent = matches
      // Killed clients have sent nothing that counts.
      for (const { response, answerNow } of waiting.splice(0)) if (!response.destroyed) answerNow()
    },
    waiting: () => waiting.filter(({ response }) => !response.destroyed).length,
    connected: () => connected,
    count: (matches) => asked.filter(({ method, key }) => matches(method, key)).length,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
