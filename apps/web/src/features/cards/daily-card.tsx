import type { CardOf } from "@confetti/contract/feed-item"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import { CardFrame, MainButton } from "./card-frame.tsx"

export type DailyProps<Game extends "wurd" | "baw" | "quiz_me"> = {
  card: CardOf<Game>
  end?: { result: string; next: string } | undefined
  language: string
  onPlay: () => void
}

/** `about` describes the game or the progress; `end` describes the result. */
type Props = DailyProps<"wurd" | "baw" | "quiz_me"> & { name: string; hue: number; art: ReactNode; about: string }

export function DailyCard({ card, end, language, onPlay, name, hue, art, about }: Props) {
  const { title, state, streak } = card
  return (
    <CardFrame name={name} hue={hue} art={art}>
      {streak !== null && streak >= 2 && (
        <p className="feed-card-mark">
          {plural(streak, { one: "# day in a row", other: "# days in a row" }, language)}
        </p>
      )}
      <h2>{title}</h2>
      <p className="feed-card-text">{end ? t`${end.result}. Next one ${end.next}.` : about}</p>
      <div className="feed-card-ways">
        <MainButton onClick={onPlay}>
          {state === "done" ? t`See your result` : state === "begun" ? t`Continue` : t`Play`}
        </MainButton>
      </div>
    </CardFrame>
  )
}
