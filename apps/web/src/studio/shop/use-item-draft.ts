import { useEffect, useState } from "react"
import { fieldsOf } from "../../platform/storage.ts"
import { readUnsaved, removeUnsaved, writeUnsaved } from "../unsaved/unsaved-drafts.ts"
import { useEditorId } from "../unsaved/use-editor-id.ts"
import { emptyDraft, type ItemDraft } from "./item-draft.ts"

type Held = { draft: ItemDraft; version: number }

export function useItemDraft(key: string, start: ItemDraft, version: number) {
  const editorId = useEditorId()
  const subject = `shop/${key}`
  const [held, setHeld] = useState<Held>(
    () => readUnsaved(editorId, subject, Date.now(), isHeld) ?? { draft: start, version },
  )
  const isDirty = JSON.stringify(held.draft) !== JSON.stringify(start)

  useEffect(() => {
    if (isDirty) writeUnsaved(editorId, subject, held, Date.now())
    else removeUnsaved(editorId, subject)
  }, [editorId, subject, held, isDirty])

  return {
    draft: held.draft,
    version: held.version,
    isDirty,
    change: (change: Partial<ItemDraft>) => setHeld((now) => ({ ...now, draft: { ...now.draft, ...change } })),
    restart: (draft: ItemDraft, from: number) => setHeld({ draft, version: from }),
  }
}

function isHeld(value: unknown): value is Held {
  const { draft, version } = fieldsOf(value)
  const isWhole = Object.keys(emptyDraft).every((field) => field in fieldsOf(draft))
  return isWhole && Array.isArray(fieldsOf(draft)["variants"]) && Number.isInteger(version)
}
