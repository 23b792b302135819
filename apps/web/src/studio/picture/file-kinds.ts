import { t } from "@confetti/domain/messages/t"
import { mostBytes } from "@confetti/domain/uploads/upload-limits"
import { ApiError } from "../../platform/api.ts"
import { errorText } from "../error-text.ts"

type Chosen = Pick<File, "type" | "size">

export type FileKind = {
  path: "/studio/pictures" | "/studio/films"
  accept: string
  /** Why a file is not accepted; null if it is. */
  problemOf: (chosen: Chosen) => string | null
  errorText: (error: unknown) => string
}

const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"]
const largestPicture = 20 * 1024 * 1024

export const pictureFiles: FileKind = {
  path: "/studio/pictures",
  accept: pictureTypes.join(),
  problemOf({ type, size }) {
    if (size === 0) return t`This file is empty. Choose another one.`
    if (/hei[cf]/.test(type))
      return t`This picture is a HEIC, which few browsers show. Save it as a JPEG, and choose that.`
    if (type !== "" && !pictureTypes.includes(type))
      return t`This is not a picture that can be used. Choose a JPEG, PNG, WebP or AVIF.`
    if (size > largestPicture)
      return t`This picture is ${megabytes(size)} MB, and the limit is 20 MB. Save it as a JPEG or with fewer pixels, and choose that.`
    return null
  },
  errorText: errorText,
}

export const filmFiles: FileKind = {
  path: "/studio/films",
  accept: "video/mp4,video/quicktime,video/webm",
  problemOf({ type, size }) {
    if (size === 0) return t`This file is empty. Choose another one.`
    if (type !== "" && !type.startsWith("video/")) return t`This is not a film. Choose an MP4, MOV or WebM.`
    if (size > mostBytes.clip)
      return t`This film is ${megabytes(size)} MB, and the limit is 200 MB. Save it shorter or smaller, and choose that.`
    return null
  },
  errorText(error) {
    const problem = error instanceof ApiError && error.code === "studio/invalid-film" ? error.details["flaw"] : null
    return (typeof problem === "string" && filmProblems[problem]) || errorText(error)
  },
}

const filmProblems: Readonly<Record<string, string>> = {
  "not-a-clip": t`This film can’t be used, or it is a very narrow strip. Choose an MP4, MOV or WebM.`,
  "too-many-pixels": t`This film has more pixels than 4K. Save it smaller, and choose that.`,
  "too-long": t`This film is longer than a minute. Cut it, and choose that.`,
  broken: t`This film could not be read. Part of it may be missing. Save it again, and choose that.`,
  failed: t`This film took too long to convert. Save it shorter or smaller, and choose that.`,
}

function megabytes(size: number): number {
  return Math.round(size / 1024 / 1024)
}

// Uploaded files are named by a hash. Others lie beside a pack file, and are shown once the tile is taken over.
const sentPicture = /^[a-z2-7]{20}(?:-cover)?\.(?:jpe?g|png|webp|avif)$/
const sentFilm = /^[a-z2-7]{20}\.mp4$/

export function isSentPicture(file: string): boolean {
  return sentPicture.test(file)
}

export function isSentFilm(file: string): boolean {
  return sentFilm.test(file)
}

export function isFilm(file: string): boolean {
  return /\.(?:mp4|m4v|mov|webm)$/i.test(file)
}
