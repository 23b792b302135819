import { useEffect, useState } from "react"
import type { ItemDraft } from "./item-draft.ts"

/** What was typed and not saved, by item: whoever looks at another screen meanwhile finds it again. */
const unsaved = new Map<string, { draft: ItemDraft; version: number }>()

/** An item that is being written, from where it stands in the shop or from where it was left. */
export function useItemDraft(key: string, start: ItemDraft, version: number) {
  const [held, setHeld] = useState(() => unsaved.get(key) ?? { draft: start, version })
  const isDirty = JSON.stringify(held.draft) !== JSON.stringify(start)

  useEffect(() => {
    if (!isDirty) {
      unsaved.delete(key)
      return
    }
    unsaved.set(key, held)
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [key, held, isDirty])

  return {
    draft: held.draft,
    /** The version of the item that it is based on. */
    version: held.version,
    isDirty,
    change: (change: Partial<ItemDraft>) => setHeld((now) => ({ ...now, draft: { ...now.draft, ...change } })),
    /** Goes on from another version: the one that was saved, or somebody else's. */
    restart: (draft: ItemDraft, from: number) => {
      unsaved.delete(key)
      setHeld({ draft, version: from })
    },
  }
}
