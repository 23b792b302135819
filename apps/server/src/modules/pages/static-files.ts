import { hash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { extname, join, relative, sep } from "node:path"
import { isKnown } from "../../platform/http/answer-json.ts"
import { chooseEncoding, type Encoding } from "../../platform/http/compress.ts"

export type StaticFiles = {
  answer: (request: IncomingMessage, path: string) => Response | null
}

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
}

type StaticFile = { bodies: Map<Encoding | "identity", Buffer>; headers: Record<string, string> }

const suffixes: Record<string, Encoding> = { ".br": "br", ".gz": "gzip" }

/** Files of the client build, read at start. Only listed files can be requested, so no path reaches the file system. */
export function createStaticFiles(dir: string): StaticFiles {
  const files = readFiles(dir)
  return {
    answer: (request, path) => {
      const file = files.get(path)
      if (!file) return null
      const { bodies, headers } = file
      if (isKnown(request.headers["if-none-match"], headers["etag"] ?? ""))
        return new Response(null, { status: 304, headers })
      const encoding = bodies.size > 1 ? chooseEncoding(request.headers["accept-encoding"]) : null
      const encoded = encoding && bodies.get(encoding)
      const body = (encoded ?? bodies.get("identity")) as Uint8Array<ArrayBuffer>
      return new Response(body, {
        status: 200,
        headers: encoded ? { ...headers, "content-encoding": encoding } : headers,
      })
    },
  }
}

function readFiles(dir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = `/${relative(dir, join(name.parentPath, name.name)).split(sep).join("/")}`
    const type = types[extname(path)]
    if (!name.isFile() || !type || path.startsWith("/.")) continue
    files.set(path, readStaticFile(join(dir, path), path, type))
  }
  return files
}

function readStaticFile(file: string, path: string, type: string): StaticFile {
  const identity = readFileSync(file)
  const bodies: StaticFile["bodies"] = new Map([["identity", identity]])
  for (const [suffix, encoding] of Object.entries(suffixes)) {
    try {
      bodies.set(encoding, readFileSync(file + suffix))
    } catch {
      // Not compressed.
    }
  }
  return {
    bodies,
    headers: {
      "content-type": type,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      etag: `"${hash("sha1", identity, "base64url")}"`,
      vary: "accept-encoding",
      // A worker uses the policy of its script.
      ...(extname(path) === ".js" ? { "content-security-policy": "default-src 'self'; frame-ancestors 'none'" } : {}),
    },
  }
}
