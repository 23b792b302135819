import type { PostDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { studioCall } from "../access/studio-call.ts"
import { SelectField, TextField } from "../kit/document-fields.tsx"
import { valueAt } from "../kit/paths.ts"
import { problemAt } from "../kit/problems.ts"
import { Switch } from "../kit/switch.tsx"
import { useRested } from "../kit/use-rested.ts"
import { type EntryProps, ListEntrySheet } from "../pack-file/list-entry-sheet.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import { PictureField } from "../picture/picture-field.tsx"
import type { ScreenProps } from "../section.ts"
import { CardPanel } from "./card-panel.tsx"
import { kindWords, placeText, windowNames, windowText } from "./card-words.ts"
import { WindowFields } from "./window-fields.tsx"

const postsFile = {
  file: "social.yaml",
  read: {
    key: "studio-posts-file",
    read: async () => {
      const { posts, keys, feed, ...state } = await studioCall("studio-get_posts", {})
      return { state, draft: posts, keys: new Map(posts.map((post, at) => [keyOfPost(post), keys[at] ?? null])), feed }
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

const fieldNames: Record<Exclude<keyof PostDraft, "kind">, string> = {
  address: t`Address`,
  title: t`Title`,
  text: t`Text`,
  picture: t`Picture`,
  ...windowNames,
}

export function PostsPanel({ language, CardPreview }: ScreenProps) {
  const edited = useFileDraft(postsFile)
  const { keys, feed } = edited.current ?? {}
  const placeOf = (post: PostDraft): string => {
    const key = keys?.get(keyOfPost(post))
    const card = feed?.cards.find(({ type, id }) => `${type}.${id}` === key)
    return card ? placeText(card.places) : ""
  }
  return (
    <CardPanel
      label="Posts"
      name={t`the posts`}
      edited={edited}
      feed={feed}
      language={language}
      most={60}
      action="Add a post"
      empty={t`No posts yet. A video or a channel of yours appears between tiles, and loads only when a reader asks for it.`}
      fields={fieldNames}
      keyOf={keyOfPost}
      titleOf={({ title }) => title}
      aboutOf={(post) => [kindWords[post.kind], windowText(post, language), placeOf(post)]}
      sheet={(props) => <PostSheet {...props} zone={feed?.zone ?? ""} CardPreview={CardPreview} />}
    />
  )
}

/** Unique in the list: no post appears twice. */
function keyOfPost({ kind, address }: PostDraft): string {
  return `${kind} ${address}`
}

const examples: Readonly<Record<PostDraft["kind"], string>> = {
  tiktok_video: "https://www.tiktok.com/@name/video/7301234567890123456",
  tiktok_social: "https://www.tiktok.com/@name",
  ig_social: "https://www.instagram.com/name/",
}

const firstPicture: PostDraft["picture"] = { kind: "file", file: "", focus: null, alt: "" }

type SheetProps = EntryProps<PostDraft> & { zone: string; CardPreview: ScreenProps["CardPreview"] }

function PostSheet({ taken, zone, CardPreview, ...props }: SheetProps) {
  const { entry } = props
  const [edited, setEdited] = useState(entry ?? newPost)
  const { kind, address, picture } = edited
  const { answer, isFailed } = useRested(edited, (post) => studioCall("studio-preview_post", { post }))
  const { card = null, problems = [] } = answer ?? {}
  const missing = () => {
    if (address === "") return t`Enter the address of the post or channel.`
    return taken.includes(keyOfPost(edited)) ? t`There is already a card with this address.` : null
  }
  return (
    <ListEntrySheet
      {...props}
      title={entry ? entry.title : t`New post`}
      value={edited}
      onEdit={setEdited}
      // Empty lines show no problem until the editor is done. A poster without a picture does.
      problemAt={(path) =>
        path.length === 1 && valueAt(edited, path) === "" ? null : problemAt(problems, [0, ...path])
      }
      missing={missing()}
      preview={
        <>
          <p className="studio-hint" role="status">
            {isFailed
              ? "The preview needs a connection."
              : card
                ? "As readers will see it."
                : "The card is shown once its address can be read."}
          </p>
          {card && <CardPreview card={card} />}
        </>
      }
    >
      <SelectField path="kind" label="Kind" options={Object.entries(kindWords)} />
      <TextField
        path="address"
        label="Address"
        type="url"
        hint={`For example ${examples[kind]}`}
        parse={(typed) => typed.trim()}
      />
      <TextField path="title" label="Title" most={72} />
      <TextField path="text" label="Text" most={120} rows={2} hint="Optional." />
      <WindowFields zone={zone} />
      <Switch
        isOn={picture !== null}
        onChange={(isOn) => setEdited((now) => ({ ...now, picture: isOn ? firstPicture : null }))}
      >
        With a poster
      </Switch>
      {picture && <PictureField aspect={kind === "tiktok_video" ? "19.5x9" : "4x3"} categories={[]} isOfOneShape />}
    </ListEntrySheet>
  )
}
