import { AppError } from "@confetti/contract/app-error"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import type { PreparedPicture } from "../../../platform/content/overlay.ts"

/** Null if none is named. Throws `reward/invalid-item`. */
export async function prepareOwnPicture(
  file: string | null,
  { publisher }: Pick<ReadContext, "publisher">,
): Promise<PreparedPicture | null> {
  if (file === null) return null
  const prepared = await publisher.prepareItemPicture(file)
  if (!prepared)
    throw new AppError("reward/invalid-item", { fields: ["picture.file: was not found, please upload it again"] })
  return prepared
}
