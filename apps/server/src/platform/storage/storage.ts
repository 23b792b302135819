import type { Readable } from "node:stream"

/** A part of a file in bytes, both ends counted. */
export type FilePart = { start: number; end: number }

/** How a file is served by whoever reads it from the store itself. */
export type ServedAs = { type: string; cacheControl: string }

/** Files by key: parts of letters, digits, `-`, `.` and `_`, with slashes between them. Keys are drawn by the server, never taken from a request. */
export type Storage = {
  /** Copies a file of this machine there. It is there whole or not at all. */
  put: (key: string, path: string, servedAs?: ServedAs) => Promise<void>
  get: (key: string, part?: FilePart) => Promise<Readable | null>
  exists: (key: string) => Promise<boolean>
  /** Deleting what is not there changes nothing. */
  delete: (key: string) => Promise<void>
  close: () => void
}
