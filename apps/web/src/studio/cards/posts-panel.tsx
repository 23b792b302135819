import type { PostDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useState } from "react"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Select } from "../kit/form.tsx"
import { Switch } from "../kit/switch.tsx"
import { useRested } from "../kit/use-rested.ts"
import type { DraftLines } from "../pack-file/conflict-sheet.tsx"
import { EntryForm } from "../pack-file/entry-form.tsx"
import { problemAt } from "../pack-file/problem-text.ts"
import { TextField } from "../pack-file/text-field.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import { PictureField } from "../picture/picture-field.tsx"
import type { ScreenProps } from "../section.ts"
import { CardPanel, type SheetProps } from "./card-panel.tsx"
import { kindWords, placeText, windowText } from "./card-words.ts"
import { WindowFields } from "./window-fields.tsx"

const postsFile = {
  file: "social.yaml",
  read: {
    key: "studio-posts-file",
    read: async () => {
      const { posts, keys, feed, ...state } = await studioCall("studio-get_posts", {})
      return { state, draft: posts, keys: new Map(posts.map((post, at) => [nameOfPost(post), keys[at] ?? null])), feed }
    },
  },
  save: (base: number, posts: PostDraft[]) => studioCall("studio-save_posts", { base, posts }),
}

const newPost: PostDraft = {
  kind: "tiktok_video",
  title: "",
  text: "",
  address: "",
  picture: null,
  from: "",
  until: "",
  isOff: false,
}

export function PostsPanel({ language, CardPreview }: ScreenProps) {
  const edited = useFileDraft(postsFile)
  const { keys, feed } = edited.standing ?? {}
  const placeOf = (post: PostDraft): string => {
    const key = keys?.get(nameOfPost(post))
    const card = feed?.cards.find(({ type, id }) => `${type}.${id}` === key)
    return card ? placeText(card.places) : ""
  }
  return (
    <CardPanel
      label="Posts"
      file={postsFile.file}
      name={t`the posts`}
      edited={edited}
      feed={feed}
      language={language}
      most={60}
      action="Add a post"
      empty={t`No post yet. A video or a channel of yours stands between tiles, and nothing of it loads before a reader asks.`}
      keyOf={nameOfPost}
      titleOf={({ title }) => title}
      aboutOf={(post) => [kindWords[post.kind], windowText(post, language), placeOf(post)]}
      linesOf={linesOf}
      sheet={(props) => <PostSheet {...props} zone={feed?.zone ?? ""} CardPreview={CardPreview} />}
    />
  )
}

function linesOf(posts: readonly PostDraft[]): DraftLines {
  return [
    [t`Order`, posts.map(({ title }) => title).join(", ")],
    ...posts.map(
      (post) =>
        [
          post.address,
          [post.title, post.text, windowText(post, wordsLanguage), post.isOff ? t`off` : ""].filter(Boolean).join("; "),
        ] satisfies DraftLines[number],
    ),
  ]
}

/** Tells a post from all others: none is there twice. */
function nameOfPost({ kind, address }: PostDraft): string {
  return `${kind} ${address}`
}

const examples: Readonly<Record<PostDraft["kind"], string>> = {
  tiktok_video: "https://www.tiktok.com/@name/video/7301234567890123456",
  tiktok_social: "https://www.tiktok.com/@name",
  ig_social: "https://www.instagram.com/name/",
}

const firstPicture: PostDraft["picture"] = { kind: "file", file: "", focus: null, alt: "" }

type PostSheetProps = SheetProps<PostDraft> & { zone: string; CardPreview: ScreenProps["CardPreview"] }

function PostSheet({ card: post, taken, zone, CardPreview, onChange, onRemove, onClose }: PostSheetProps) {
  const [edited, setEdited] = useState(post ?? newPost)
  const isNew = post === null
  const { answer, isFailed } = useRested(edited, (draft) => studioCall("studio-preview_post", { post: draft }))
  const { card = null, problems = [] } = answer ?? {}
  const set = (change: Partial<PostDraft>) => setEdited((before) => ({ ...before, ...change }))
  const { kind, title, text, address, picture, from, until, isOff } = edited
  // An empty field shows no problem until the editor is done.
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
    <Sheet title={post ? post.title : "New post"} className="card-sheet" onClose={onClose}>
      <div className="card-sheet-columns">
        <EntryForm isNew={isNew} canRemove={!isNew} onFinish={finish} onRemove={onRemove} onClose={onClose}>
          <Select
            label="What it is"
            options={Object.entries(kindWords) as [PostDraft["kind"], string][]}
            value={kind}
            onChoose={(next) => set({ kind: next })}
          />
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
          <Switch isOn={!isOff} onChange={(isOn) => set({ isOff: !isOn })}>
            On
          </Switch>
          <Switch isOn={picture !== null} onChange={(isOn) => set({ picture: isOn ? firstPicture : null })}>
            With a poster
          </Switch>
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
