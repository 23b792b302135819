import type { CategoryDraft } from "@confetti/contract/studio-brand"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { TextField } from "../kit/document-fields.tsx"
import { slugOf } from "../kit/slug.ts"
import { HueField } from "../pack-file/hue-field.tsx"
import { type EntryProps, ListEntrySheet } from "../pack-file/list-entry-sheet.tsx"
import { EmojiPicture } from "./emoji-picture.tsx"

type Props = EntryProps<CategoryDraft> & {
  hue: number
  tiles: number
}

export function CategorySheet({ hue, tiles, taken, ...props }: Props) {
  const { entry } = props
  const [edited, setEdited] = useState(entry ?? { slug: "", title: "", emoji: "", hue })
  const { slug, title, emoji } = edited
  const isNew = entry === null
  const missing = () => {
    if (title.trim() === "") return t`Enter a name.`
    if (slug === "") return t`Enter an address of letters and digits.`
    return taken.includes(slug) ? t`There is already a category “${slug}”.` : null
  }
  // A new category's address follows its name until it is edited.
  const edit = (change: (now: CategoryDraft) => CategoryDraft) =>
    setEdited((now) => {
      const next = change(now)
      const follows = isNew && next.slug === slugOf(now.title)
      return follows ? { ...next, slug: slugOf(next.title) } : next
    })
  return (
    <ListEntrySheet
      {...props}
      title={isNew ? "New category" : entry.title}
      value={edited}
      onEdit={edit}
      missing={missing()}
      canRemove={!isNew && tiles === 0}
      note={
        tiles > 0 && (
          <p className="studio-hint">
            {plural(tiles, {
              one: "One tile is in it, so it can’t be removed.",
              other: "# tiles are in it, so it can’t be removed.",
            })}{" "}
            Remove its emoji to hide it from the rail.
          </p>
        )
      }
    >
      <div
        className="category-face flex items-end gap-3 p-4 text-4 font-bold rounded-card in-hue"
        style={{ "--hue": edited.hue }}
      >
        <EmojiPicture emoji={emoji} size={56} />
        <b>{title || "Untitled"}</b>
      </div>
      <TextField path="title" label="Name" most={40} />
      <TextField
        path="slug"
        label="Address"
        readOnly={!isNew}
        hint={isNew ? "Can’t be changed later." : "Readers’ links use it, so it can’t be changed."}
        parse={(typed) => typed.trim().toLowerCase()}
      />
      <TextField
        path="emoji"
        label="Emoji"
        hint={emoji === "" ? "Without one it is hidden from the rail. Its tiles stay in every feed." : ""}
        parse={(typed) => typed.trim()}
      />
      <HueField path="hue" label="Hue" />
    </ListEntrySheet>
  )
}
