import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { momentText } from "../../../ui/moment-text.ts"
import { Portrait } from "../../../ui/portrait.tsx"
import { InterestingButton } from "../mark/interesting-button.tsx"
import { ThoughtMedia } from "../media/thought-media.tsx"
import { ThoughtMenu } from "../menu/thought-menu.tsx"
import { OwnThought } from "../own/own-thought.tsx"
import "../../../ui/portrait.css"

type Props = {
  thought: Thought
  tile: { slug: string; title: string }
  language: string
  /** Milliseconds. */
  now: number
  onJoin: () => void
}

export function ThoughtItem({ thought, tile, language, now, onJoin }: Props) {
  const { by, at, isEdited, isMine, text, media, review } = thought
  const name = by || t`Someone`
  // A thought only visible to its author can't be marked or shared.
  const isPublic = !isMine || review?.state === "approved"
  const [isEditing, setEditing] = useState(false)
  return (
    <article
      className="thought grid gap-2"
      aria-label={isMine ? "Your thought" : by === "" ? "Thought by Someone" : `Thought by ${by}`}
      data-mine={isMine || undefined}
    >
      <header className="thought-head grid items-center gap-3 min-h-44">
        <Portrait person={{ id: name, name: by, picture: null }} />
        <p className="thought-by font-bold">
          <bdi>{name}</bdi> {isMine && <span className="thought-you rounded-full text-1 font-semibold">You</span>}
          <span className="thought-when ink-2 text-1 font-normal">
            <time dateTime={at} title={new Date(at).toLocaleString(language)}>
              {momentText(at, now, language)}
            </time>
            {isEdited && <span>{" · edited"}</span>}
          </span>
        </p>
        {isPublic && <ThoughtMenu thought={thought} tile={tile} onJoin={onJoin} />}
      </header>
      {/* Each line takes its direction from its own letters, and turns nothing around it. */}
      {!isEditing && (
        <p className="thought-text measure text-3 wrap-anywhere text-start plaintext" dir="auto">
          {text}
        </p>
      )}
      {media && <ThoughtMedia media={media} by={by} />}
      {isMine && <OwnThought thought={thought} onEditing={setEditing} />}
      {isPublic && <InterestingButton thought={thought} onJoin={onJoin} />}
    </article>
  )
}

/** As tall as two thoughts, so that little moves when they load. */
export function ThoughtsGhost({ count = 2 }: { count?: number }) {
  return (
    <div className="thoughts-ghost grid gap-3" role="status" aria-label="Loading thoughts">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className="thought-ghost skeleton" />
      ))}
    </div>
  )
}
