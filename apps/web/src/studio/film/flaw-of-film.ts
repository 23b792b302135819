import { t } from "@confetti/domain/messages/t"
import { mostBytes } from "@confetti/domain/uploads/upload-limits"
import { ApiError } from "../../platform/api.ts"
import { troubleText } from "../trouble-text.ts"

/** Why a film that was chosen is not sent, in words; null where it may be. What it is inside, the server finds out. */
export function flawOfFilm({ type, size }: Pick<File, "type" | "size">): string | null {
  if (size === 0) return t`This file is empty. Choose another one.`
  if (type !== "" && !type.startsWith("video/")) return t`This is no film. Choose an MP4, MOV or WebM.`
  if (size > mostBytes.clip)
    return t`This film is ${Math.round(size / 1024 / 1024)} MB, and 200 MB is the most. Save it shorter or smaller, and choose that.`
  return null
}

const flaws: Readonly<Record<string, string>> = {
  "not-a-clip": t`This is no film that can be used, or it is a very narrow strip. Choose an MP4, MOV or WebM.`,
  "too-many-pixels": t`This film has more pixels than 4K. Save it smaller, and choose that.`,
  "too-long": t`This film is longer than a minute. Cut it, and choose that.`,
  broken: t`This film could not be read: perhaps a part of it is missing. Save it again, and choose that.`,
  failed: t`This film took too long to make. Save it shorter or smaller, and choose that.`,
}

export function filmTrouble(error: unknown): string {
  const flaw = error instanceof ApiError && error.code === "studio/invalid-film" ? error.details["flaw"] : null
  return (typeof flaw === "string" && flaws[flaw]) || troubleText(error)
}
