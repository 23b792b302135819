import type { PostDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Sheet } from "../../ui/sheet.tsx"
import { EntryForm } from "../pack-file/entry-form.tsx"
import { problemAt } from "../pack-file/problem-text.ts"
import { TextField } from "../pack-file/text-field.tsx"
import { PictureField } from "../picture/picture-field.tsx"
import type { ScreenProps } from "../section.ts"
import { CardSwitch } from "./card-switch.tsx"
import { kindWords } from "./card-words.ts"
import { nameOfPost } from "./cards-reads.ts"
import { usePostPreview } from "./use-post-preview.ts"
import { WindowFields } from "./window-fields.tsx"

type Props = {
  post: PostDraft
  isNew: boolean
  taken: readonly string[]
  zone: string
  CardPreview: ScreenProps["CardPreview"]
  onChange: (post: PostDraft) => void
  onRemove: () => void
  onClose: () => void
}

const examples: Readonly<Record<PostDraft["kind"], string>> = {
  tiktok_video: "https://www.tiktok.com/@name/video/7301234567890123456",
  tiktok_social: "https://www.tiktok.com/@name",
  ig_social: "https://www.instagram.com/name/",
}

const firstPicture: PostDraft["picture"] = { kind: "file", file: "", focus: null, alt: "" }

export function PostSheet({ post, isNew, taken, zone, CardPreview, onChange, onRemove, onClose }: Props) {
  const [edited, setEdited] = useState(post)
  const { card, problems, isFailed } = usePostPreview(edited)
  const set = (change: Partial<PostDraft>) => setEdited((before) => ({ ...before, ...change }))
  const { kind, title, text, address, picture, from, until, isOff } = edited
  // What is empty is not wrong before somebody is done.
  const flaw = (field: "title" | "text" | "address") =>
    edited[field] === "" ? null : (problemAt(problems, [0, field])?.replace("[1].", "") ?? null)
  const finish = () => {
    if (address.trim() === "") return t`Give it the address of the post or channel.`
    const done = { ...edited, address: address.trim() }
    if (taken.includes(nameOfPost(done))) return t`There is a card with this address already.`
    onChange(done)
    return null
  }
  return (
    <Sheet title={isNew ? "New post" : post.title} className="card-sheet" onClose={onClose}>
      <div className="card-sheet-columns">
        <EntryForm isNew={isNew} canRemove={!isNew} onFinish={finish} onRemove={onRemove} onClose={onClose}>
          <label className="studio-field">
            What it is
            <select
              value={kind}
              onChange={({ currentTarget }) => set({ kind: currentTarget.value as PostDraft["kind"] })}
            >
              {Object.entries(kindWords).map(([each, words]) => (
                <option key={each} value={each}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <TextField
            label="Address"
            type="url"
            value={address}
            problem={flaw("address")}
            hint={`Such as ${examples[kind]}`}
            onChange={(next) => set({ address: next })}
          />
          <TextField
            label="Title"
            value={title}
            most={72}
            problem={flaw("title")}
            onChange={(next) => set({ title: next })}
          />
          <TextField
            label="Text"
            value={text}
            most={120}
            rows={2}
            problem={flaw("text")}
            hint="May be left out."
            onChange={(next) => set({ text: next })}
          />
          <WindowFields window={{ from, until }} zone={zone} onChange={set} />
          <CardSwitch label="On" isOn={!isOff} onChange={(isOn) => set({ isOff: !isOn })} />
          <CardSwitch
            label="With a poster"
            isOn={picture !== null}
            onChange={(isOn) => set({ picture: isOn ? firstPicture : null })}
          />
          {picture && (
            <PictureField
              value={picture}
              aspect={kind === "tiktok_video" ? "19.5x9" : "4x3"}
              categories={[]}
              isOfOneShape
              problems={(field) => problemAt(problems, [0, "picture", field])}
              onChange={(next) => set({ picture: next })}
            />
          )}
        </EntryForm>
        <section className="card-preview" aria-label="Preview">
          <p className="studio-hint" role="status">
            {isFailed
              ? "The preview waits for a connection."
              : card
                ? "As readers will see it."
                : "The card is shown once its address can be read."}
          </p>
          {card && <CardPreview card={card} />}
        </section>
      </div>
    </Sheet>
  )
}
