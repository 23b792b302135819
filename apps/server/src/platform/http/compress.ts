import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip"

/** Smaller bodies do not benefit from compression. */
const leastBytes = 1024

const accepts = (header: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(header)

export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null
  if (accepts(acceptEncoding, "br")) return "br"
  return accepts(acceptEncoding, "gzip") ? "gzip" : null
}

export function isWorthCompressing(bytes: number): boolean {
  return bytes >= leastBytes
}

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Off the main thread. Higher qualities than 5 make JSON hardly smaller for their time. */
export function compress(text: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return toGzip(text, { level: 5 })
  return toBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
}

export function chooseGzip(acceptEncoding: string | string[] | undefined): boolean {
  return typeof acceptEncoding === "string" && accepts(acceptEncoding, "gzip")
}
