import type { PostDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useState } from "react"
import type { DraftLines } from "../pack-file/conflict-sheet.tsx"
import { FileFrame } from "../pack-file/file-frame.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { SortableList } from "../sortable/sortable-list.tsx"
import { cardState, flawOf, kindWords, placeText, stateName, windowText } from "./card-words.ts"
import { CardRow } from "./card-row.tsx"
import { nameOfPost, postsFile, postsRead, savePosts } from "./cards-reads.ts"
import { moved } from "./moved.ts"
import { PostSheet } from "./post-sheet.tsx"
import { StandingList } from "./standing-list.tsx"

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
  const edited = useFileDraft({ file: postsFile, read: postsRead, save: savePosts })
  const { problems, change, standing } = edited
  const [open, setOpen] = useState<number | null>(null)
  const now = standing?.feed.now ?? ""
  const placeOf = (post: PostDraft): string => {
    const key = standing?.keys.get(nameOfPost(post))
    const card = standing?.feed.cards.find(({ type, id }) => `${type}.${id}` === key)
    return card ? placeText(card.places) : ""
  }
  return (
    <>
      <FileFrame
        file={postsFile}
        name={t`the posts`}
        edited={edited}
        language={language}
        linesOf={linesOf}
        isShown={(path) => typeof path[0] === "number"}
      >
        {(posts, isOwn) => (
          <>
            {posts.length === 0 && (
              <p className="studio-empty">
                No post yet. A video or a channel of yours stands between tiles, and nothing of it loads before a reader
                asks.
              </p>
            )}
            <SortableList
              label="Posts"
              items={posts}
              keyOf={nameOfPost}
              nameOf={({ title }) => title}
              onMove={(from, to) => change(moved(posts, from, to))}
            >
              {(post, at, handle) => (
                <CardRow
                  title={post.title}
                  about={[kindWords[post.kind], windowText(post, language), placeOf(post)]}
                  state={cardState(post, now)}
                  stateName={stateName(post, now)}
                  handle={isOwn ? handle : null}
                  isOwn={isOwn}
                  problem={flawOf(problems, at)}
                  onSwitch={(isOff) => change(posts.toSpliced(at, 1, { ...post, isOff }))}
                  onOpen={() => setOpen(at)}
                />
              )}
            </SortableList>
            <button
              type="button"
              className="button card-add"
              disabled={posts.length >= 60}
              onClick={() => setOpen(posts.length)}
            >
              Add a post
            </button>
            {open !== null && (
              <PostSheet
                post={posts[open] ?? newPost}
                isNew={open >= posts.length}
                taken={posts.filter((_, at) => at !== open).map(nameOfPost)}
                zone={standing?.feed.zone ?? ""}
                CardPreview={CardPreview}
                onChange={(post) => change(posts.toSpliced(open, 1, post))}
                onRemove={() => change(posts.toSpliced(open, 1))}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </FileFrame>
      {standing && <StandingList feed={standing.feed} language={language} />}
    </>
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
