import type { ShopDeskItem } from "@confetti/contract/shop-items"
import { t } from "@confetti/domain/messages/t"
import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { announce } from "../../ui/announce.tsx"
import { studioCall } from "../access/studio-call.ts"
import { draftOf, emptyDraft, writtenOf } from "./item-draft.ts"
import { ItemForm } from "./item-form.tsx"
import { pictureSrc } from "./item-row.tsx"
import { itemTrouble } from "./item-trouble.ts"
import { StockPanel } from "./stock-panel.tsx"
import { useItemDraft } from "./use-item-draft.ts"

type Props = {
  item: ShopDeskItem | null
  freeKinds: readonly ItemKind[]
  language: string
  onSaved: (item: ShopDeskItem) => Promise<unknown>
  onReadAgain: (itemId: string) => Promise<ShopDeskItem | null>
}

export function ItemPage({ item, freeKinds, language, onSaved, onReadAgain }: Props) {
  const start = item ? draftOf(item) : emptyDraft
  const { draft, version, change, restart } = useItemDraft(item?.id ?? "new", start, item?.version ?? 0)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<{ text: string; isConflict: boolean } | null>(null)

  const save = async (base: number) => {
    setTrouble(null)
    if (item === null && draft.file === null)
      return setTrouble({ text: t`Choose a picture first. Everything else is kept.`, isConflict: false })
    setBusy(true)
    try {
      const written = writtenOf(draft)
      const { item: saved } = item
        ? await studioCall("rewards-save_item", { itemId: item.id, version: base, ...written })
        : await studioCall("rewards-create_item", { itemId: draft.id, kind: draft.kind, ...written })
      restart(item ? draftOf(saved) : emptyDraft, saved.version)
      announce(item ? t`${saved.title} is saved` : t`${saved.title} is in the shop, switched off`)
      await onSaved(saved)
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === "reward/item-changed"
      setTrouble({ text: itemTrouble(error), isConflict })
    } finally {
      setBusy(false)
    }
  }
  const saveOver = async () => {
    const now = item && (await onReadAgain(item.id).catch(() => null))
    if (now) await save(now.version)
  }
  const takeTheirs = async () => {
    const now = item && (await onReadAgain(item.id).catch(() => null))
    if (!now) return
    restart(draftOf(now), now.version)
    setTrouble(null)
  }
  return (
    <>
      {item?.origin === "pack" && (
        <p className="studio-hint">
          {item.isExample ? (
            <>
              This comes from <code>shop/shop.yaml</code>. Saving takes it over: its file changes it no more, and it is
              no example any more, so it can be had on every server.
            </>
          ) : (
            <>
              This comes from <code>shop/shop.yaml</code>. Saving takes it over: its file changes it no more.
            </>
          )}
        </p>
      )}
      <ItemForm
        draft={draft}
        isNew={item === null}
        freeKinds={freeKinds}
        src={item && pictureSrc(item)}
        isBusy={isBusy}
        trouble={
          trouble && (
            <>
              <p className="studio-trouble">{trouble.text}</p>
              {trouble.isConflict && (
                <div className="studio-answers">
                  <button type="button" className="button" onClick={() => void saveOver()}>
                    Save mine over theirs
                  </button>
                  <button type="button" className="button" onClick={() => void takeTheirs()}>
                    Show theirs, drop mine
                  </button>
                </div>
              )}
            </>
          )
        }
        onChange={change}
        onSave={() => void save(version)}
      />
      {item && !isPerk(item.kind) && (
        <StockPanel item={item} language={language} onChanged={(changed) => onSaved(changed)} />
      )}
    </>
  )
}
