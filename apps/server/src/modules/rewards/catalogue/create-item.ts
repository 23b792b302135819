import { AppError } from "@confetti/contract/app-error"
import { itemStatus } from "@confetti/contract/rewards"
import { createItem } from "@confetti/contract/shop-items"
import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"
import { preparedWriteCallable } from "../../../platform/callables/define-callable.ts"
import { paragraphsOf, type ShopItem, shopItem } from "../../../platform/content/shop-item.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { usualBodyLimit } from "../../../platform/http/read-body.ts"
import { finishChange } from "./changing-item.ts"
import { mustBeSound } from "./check-item.ts"
import { openStock } from "./movements-store.ts"
import { prepareOwnPicture } from "./prepare-own-picture.ts"
import { documentsInShop, findItem, insertItem, sizeOfShop } from "./studio-items-store.ts"

/** Including archived items, which orders name forever. */
const mostItems = 500

/** Creates an item, switched off and without stock, so that it can be checked first. */
export const createItemCallable = preparedWriteCallable(createItem, {
  bodyLimit: usualBodyLimit,
  prepare: async (asked, context) => {
    const picture = await prepareOwnPicture(asked.picture.file, context)
    if (!picture) throw new AppError("reward/invalid-item", { fields: ["picture.file: is missing"] })
    return { asked, picture }
  },
  write: async (tx, { asked, picture }, context) => {
    const { itemId: id, kind, title, teaser, text, cost, choice, variants } = asked
    mustBeSound(kind, asked)
    const now = new Date(context.now)
    // Locks the content: concurrent creations run in turn.
    await context.publisher.countUp(tx, now)
    if (await findItem(tx, id)) throw new AppError("reward/id-taken")
    await mustBeFree(tx, kind)
    const { items, position } = await sizeOfShop(tx)
    if (items >= mostItems) throw new AppError("reward/shop-full")
    await picture.write(tx)
    const item: ShopItem = {
      id,
      title,
      teaser,
      text: paragraphsOf(text),
      kind,
      cost,
      status: itemStatus.inactive,
      isExample: false,
      picture: { alt: asked.picture.alt, ...picture.picture },
      choice,
      variants: isPerk(kind) ? [] : variants.length > 0 ? variants : [{ id: "", name: "" }],
    }
    await insertItem(tx, { item, position, pictureFile: asked.picture.file })
    await openStock(
      tx,
      id,
      item.variants.map((variant) => ({ variant: variant.id, pieces: 0 })),
      now,
    )
    return finishChange(tx, { callable: createItem.name, subject: id, itemId: id }, context)
  },
})

/** A perk is sold by one item only. Throws `reward/perk-taken`. */
export async function mustBeFree(tx: Tx, kind: ItemKind): Promise<void> {
  if (!isPerk(kind)) return
  const documents = await documentsInShop(tx)
  if (documents.some(({ document }) => shopItem.parse(JSON.parse(document)).kind === kind))
    throw new AppError("reward/perk-taken")
}
