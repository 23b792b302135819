import { t } from "@confetti/domain/messages/t"

const largest = 20 * 1024 * 1024

const types: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"])

/** Why a file that was chosen is not sent, in words; null where it may be. What it is inside, the server finds out. */
export function flawOfChosen({ type, size }: Pick<File, "type" | "size">): string | null {
  if (size === 0) return t`This file is empty. Choose another one.`
  if (/hei[cf]/.test(type))
    return t`This picture is a HEIC, which few browsers show. Save it as a JPEG, and choose that.`
  if (type !== "" && !types.has(type)) return t`This is no picture that can be used. Choose a JPEG, PNG, WebP or AVIF.`
  if (size > largest)
    return t`This picture is ${Math.round(size / 1024 / 1024)} MB, and 20 MB is the most. Save it as a JPEG or in fewer pixels, and choose that.`
  return null
}
