import { AppError } from "@confetti/contract/app-error"
import { saveItem } from "@confetti/contract/shop-items"
import { isPerk } from "@confetti/domain/rewards/item-kind"
import { preparedWriteCallable } from "../../../platform/callables/define-callable.ts"
import { paragraphsOf, type ShopItem, shopItem } from "../../../platform/content/shop-item.ts"
import { usualBodyLimit } from "../../../platform/http/read-body.ts"
import { finishChange, lockForChange } from "./changing-item.ts"
import { mustBeSound } from "./check-item.ts"
import { openStock } from "./movements-store.ts"
import { prepareOwnPicture } from "./prepare-own-picture.ts"
import { updateItem } from "./studio-items-store.ts"

/**
 * Changes an item. One from a file becomes the studio's, and is no longer an example. A removed variant keeps its stock in case it returns.
 */
export const saveItemCallable = preparedWriteCallable(saveItem, {
  bodyLimit: usualBodyLimit,
  prepare: async (asked, context) => ({ asked, picture: await prepareOwnPicture(asked.picture.file, context) }),
  write: async (tx, { asked, picture }, context) => {
    const row = await lockForChange(tx, asked.itemId, context)
    if (row.version !== asked.version) throw new AppError("reward/item-changed", { version: row.version })
    const before = shopItem.parse(JSON.parse(row.document))
    mustBeSound(before.kind, asked)
    await picture?.write(tx)
    const { title, teaser, text, cost, choice } = asked
    const item: ShopItem = {
      ...before,
      title,
      teaser,
      text: paragraphsOf(text),
      cost,
      choice,
      isExample: false,
      picture: { ...(picture?.picture ?? before.picture), alt: asked.picture.alt },
      variants: isPerk(before.kind) ? [] : asked.variants.length > 0 ? asked.variants : [{ id: "", name: "" }],
    }
    await updateItem(tx, row.id, {
      origin: "studio",
      cost,
      document: JSON.stringify(item),
      ...(picture && { picture_file: asked.picture.file }),
    })
    await openStock(
      tx,
      row.id,
      item.variants.map((variant) => ({ variant: variant.id, pieces: 0 })),
      new Date(context.now),
    )
    return finishChange(tx, { callable: saveItem.name, subject: row.id, itemId: row.id }, context)
  },
})
