import type { UploadKind } from "@confetti/domain/uploads/upload-limits"

export type FileNote = {
  /** Its upload's id. */
  id: string
  /** Null for a guest's file, which goes to whoever joins. */
  userId: string | null
  kind: UploadKind
  name: string
  size: number
  /** The file's number in its upload, from 1. */
  attempt: number
  alt: string
  /** A WebVTT text. */
  captions: string | null
  /** Milliseconds since 1970. */
  keptAt: number
  /** Its tus address; null until the server allows it. */
  address: string | null
  /** Bytes last acknowledged by the server. */
  sent: number
  isPaused: boolean
}

export type FileStore = {
  put: (note: FileNote, file: Blob) => Promise<void>
  /** Oldest first. */
  notes: () => Promise<FileNote[]>
  file: (id: string) => Promise<Blob | null>
  change: (id: string, change: Partial<FileNote>) => Promise<void>
  remove: (id: string) => Promise<void>
  clear: () => Promise<void>
}
