import type { CategoryDraft } from "@confetti/contract/studio-brand"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Sheet } from "../../ui/sheet.tsx"
import { EntryForm } from "../pack-file/entry-form.tsx"
import { HueField } from "../pack-file/hue-field.tsx"
import { TextField } from "../pack-file/text-field.tsx"
import { EmojiPicture } from "./emoji-picture.tsx"
import { slugOf } from "./slug-of.ts"

type Props = {
  category: CategoryDraft
  /** How many tiles name it; null of one that is new. */
  tiles: number | null
  taken: readonly string[]
  onChange: (category: CategoryDraft) => void
  onRemove: () => void
  onClose: () => void
}

export function CategorySheet({ category, tiles, taken, onChange, onRemove, onClose }: Props) {
  const [edited, setEdited] = useState(category)
  const isNew = tiles === null
  const { slug, title, emoji, hue } = edited
  // Until somebody gives it another, a new one's address follows its name.
  const rename = (next: string) =>
    setEdited({ ...edited, title: next, slug: isNew && slug === slugOf(title) ? slugOf(next) : slug })
  const finish = () => {
    if (title.trim() === "") return t`Give it a name.`
    if (slug === "") return t`Give it an address: letters and digits.`
    if (taken.includes(slug)) return t`There is a category “${slug}” already.`
    onChange(edited)
    return null
  }
  return (
    <Sheet title={isNew ? "New category" : category.title} className="category-sheet" onClose={onClose}>
      <EntryForm
        isNew={isNew}
        canRemove={tiles === 0}
        onFinish={finish}
        onRemove={onRemove}
        onClose={onClose}
        note={
          tiles !== null &&
          tiles > 0 && (
            <p className="studio-hint">
              {plural(tiles, {
                one: "One tile is in it, so it can’t be removed.",
                other: "# tiles are in it, so it can’t be removed.",
              })}{" "}
              Take its emoji away to leave it out of the rail.
            </p>
          )
        }
      >
        <div className="category-face in-hue" style={{ "--hue": hue }}>
          <EmojiPicture emoji={emoji} size={56} />
          <b>{title || "Untitled"}</b>
        </div>
        <TextField label="Name" value={title} most={40} onChange={rename} />
        <TextField
          label="Address"
          value={slug}
          isFixed={!isNew}
          hint={isNew ? "Can’t be changed later." : "Readers’ links lead by it, so it stays."}
          onChange={(next) => setEdited({ ...edited, slug: next.trim().toLowerCase() })}
        />
        <TextField
          label="Emoji"
          value={emoji}
          hint={emoji === "" ? "Without one it is left out of the rail; its tiles stay in every feed." : ""}
          onChange={(next) => setEdited({ ...edited, emoji: next.trim() })}
        />
        <HueField label="Hue" hue={hue} onChange={(next) => setEdited({ ...edited, hue: next })} />
      </EntryForm>
    </Sheet>
  )
}
