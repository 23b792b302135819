import type { StudioItem } from "@confetti/contract/shop-items"
import { t } from "@confetti/domain/messages/t"
import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { errorText } from "../error-text.ts"
import { NotYet, useAction } from "../kit/use-action.ts"
import { useUnsaved } from "../unsaved/use-unsaved.ts"
import { draftOf, emptyDraft, type ItemDraft, writtenOf } from "./item-draft.ts"
import { ItemForm } from "./item-form.tsx"
import { pictureSrc } from "./item-row.tsx"
import { StockPanel } from "./stock-panel.tsx"

type Props = {
  item: StudioItem | null
  freeKinds: readonly ItemKind[]
  language: string
  onSaved: (item: StudioItem) => Promise<unknown>
  onReadAgain: (itemId: string) => Promise<StudioItem | null>
}

export function ItemPage({ item, freeKinds, language, onSaved, onReadAgain }: Props) {
  const start = item ? draftOf(item) : emptyDraft
  const [held, setHeld] = useUnsaved(`shop/${item?.id ?? "new"}`, isHeld)
  const { draft, version } = held ?? { draft: start, version: item?.version ?? 0 }
  const { isBusy, error, act } = useAction(itemErrorText)
  const [isConflict, setConflict] = useState(false)

  const change = (fields: Partial<ItemDraft>) =>
    setHeld((now) => {
      const next = { ...(now?.draft ?? start), ...fields }
      return JSON.stringify(next) === JSON.stringify(start) ? null : { draft: next, version: now?.version ?? version }
    })
  const save = async (base: number) => {
    setConflict(false)
    if (item === null && draft.file === null) throw new NotYet(t`Choose a picture first. Everything else is kept.`)
    const written = writtenOf(draft)
    const call = item
      ? studioCall("rewards-save_item", { itemId: item.id, version: base, ...written })
      : studioCall("rewards-create_item", { itemId: draft.id, kind: draft.kind, ...written })
    const { item: saved } = await call.catch((error: unknown) => {
      setConflict(error instanceof ApiError && error.code === "reward/item-changed")
      throw error
    })
    // Shown until the saved item is read again.
    setHeld(item && { draft: draftOf(saved), version: saved.version })
    announce(item ? t`${saved.title} is saved` : t`${saved.title} is in the shop, switched off`)
    await onSaved(saved)
    setHeld(null)
  }
  const saveOver = async () => {
    const now = item && (await onReadAgain(item.id))
    if (now) await save(now.version)
  }
  const takeTheirs = async () => {
    const now = item && (await onReadAgain(item.id))
    if (!now) return
    setHeld(null)
    setConflict(false)
  }
  return (
    <>
      {item?.origin === "pack" && (
        <p className="studio-hint">
          {item.isExample ? (
            <>
              This comes from <code>shop/shop.yaml</code>. Saving takes it over: the file no longer changes it, and it
              is no longer an example, so readers can order it.
            </>
          ) : (
            <>
              This comes from <code>shop/shop.yaml</code>. Saving takes it over: the file no longer changes it.
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
        error={
          error && (
            <>
              <p className="studio-error">{error}</p>
              {isConflict && (
                <div className="studio-answers">
                  <Button onClick={() => void act(saveOver)}>Overwrite their version</Button>
                  <Button onClick={() => void act(takeTheirs)}>Discard my version</Button>
                </div>
              )}
            </>
          )
        }
        onChange={change}
        onSave={() => void act(() => save(version))}
      />
      {item && !isPerk(item.kind) && (
        <StockPanel item={item} language={language} onChanged={(changed) => onSaved(changed)} />
      )}
    </>
  )
}

const fieldNames: Readonly<Record<string, string>> = {
  itemId: t`Id`,
  title: t`Name`,
  teaser: t`One line`,
  text: t`Text`,
  cost: t`Points`,
  "picture.file": t`Picture`,
  "picture.alt": t`What the picture shows`,
  choice: t`Option name`,
  variants: t`Sizes or colours`,
}

function itemErrorText(error: unknown): string {
  const fields = error instanceof ApiError ? error.details.fields : undefined
  if (!Array.isArray(fields) || fields.length === 0) return errorText(error)
  const named = fields.map((field) => {
    const [path = "", ...problem] = String(field).split(": ")
    const name = fieldNames[path] ?? fieldNames[path.split(/[.[]/)[0] ?? ""] ?? path
    return `${name} ${problem.join(": ")}`
  })
  const problems = named.join(". ")
  return t`Not saved yet. ${problems}.`
}

/** An unsaved change, and the version it is based on. */
type Held = { draft: ItemDraft; version: number }

function isHeld(value: unknown): value is Held {
  const { draft, version } = fieldsOf(value)
  const isWhole = Object.keys(emptyDraft).every((field) => field in fieldsOf(draft))
  return isWhole && Array.isArray(fieldsOf(draft)["variants"]) && Number.isInteger(version)
}
