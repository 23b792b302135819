import { open } from "node:fs/promises"
import type { UploadKind } from "@confetti/domain/uploads/upload-limits"
import { fileTypeFromBuffer } from "file-type"

/** Bytes that identify a file. The rest is untrusted, and only read by isolated programs. */
const headLength = 4100

/** A file's type by content. Whether HEIC can be decoded depends on the machine's libvips. */
export type Sniffed = { kind: UploadKind; isHeic: boolean }

const heicTypes = new Set(["image/heic", "image/heif"])
/** Still images only: an animation would be lost. */
const photoTypes = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", ...heicTypes])
const clipTypes = new Set(["video/mp4", "video/x-m4v", "video/quicktime", "video/webm", "video/matroska", "video/3gpp"])

export async function sniffFile(path: string): Promise<Sniffed | null> {
  const type = await typeOf(path)
  if (photoTypes.has(type)) return { kind: "photo", isHeic: heicTypes.has(type) }
  return clipTypes.has(type) ? { kind: "clip", isHeic: false } : null
}

async function typeOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime ?? ""
  } finally {
    await file.close()
  }
}
