import type { UploadKind } from "@confetti/domain/uploads/upload-limits"

export type FileNote = {
  /** Its upload's. */
  id: string
  /** Null for whoever joins: a guest chose it, and all that is kept goes with a person who leaves. */
  userId: string | null
  kind: UploadKind
  name: string
  size: number
  /** Which file of its upload it is: 1 for the first, one more with every other in its place. */
  attempt: number
  alt: string
  /** The text of a WebVTT file. */
  captions: string | null
  /** Milliseconds since 1970. */
  keptAt: number
  /** Where its bytes go, by tus; null until the server has said that they may. */
  address: string | null
  /** Bytes the server has said to have, when it was last asked. */
  sent: number
  isPaused: boolean
}

export type FileStore = {
  put: (note: FileNote, file: Blob) => Promise<void>
  /** The first that was kept comes first. */
  notes: () => Promise<FileNote[]>
  file: (id: string) => Promise<Blob | null>
  change: (id: string, change: Partial<FileNote>) => Promise<void>
  remove: (id: string) => Promise<void>
  clear: () => Promise<void>
}
