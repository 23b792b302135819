import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { hasOtherReviewer } from "./store.ts"

export async function othersReview(tx: Tx, { caller, config }: WriteContext): Promise<boolean> {
  const { userId, email } = caller
  return config.EDITORS.some((each) => each !== email) || (userId !== null && (await hasOtherReviewer(tx, userId)))
}
