import type { Readable } from "node:stream"

/** A range of bytes, both ends included. */
export type FilePart = { start: number; end: number }

/** Headers of a file that is served by the store itself. */
export type ServedAs = { type: string; cacheControl: string }

/** Files by key: segments of letters, digits, `-`, `.` and `_`, separated by slashes. Keys come from the server, never from a request. */
export type Storage = {
  /** Uploads a file, completely or not at all. */
  put: (key: string, path: string, servedAs?: ServedAs) => Promise<void>
  get: (key: string, part?: FilePart) => Promise<Readable | null>
  exists: (key: string) => Promise<boolean>
  delete: (key: string) => Promise<void>
  close: () => void
}
