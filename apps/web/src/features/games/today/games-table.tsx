import type { Category } from "@confetti/contract/category"
import { Image } from "../../../ui/image.tsx"
import { plainClick } from "../../../ui/plain-click.ts"

type Props = {
  /** Where to go until there is a game: the words, where this server has them. */
  words: Category | undefined
  onGo: (path: string) => void
}

/** Blank pieces, some still lying as they fell. */
const pieces = Array.from({ length: 15 }, (_, at) => at)

/** The games of a server that has none: a table that is set. */
export function GamesTable({ words, onGo }: Props) {
  const target = words ? `/?t=${words.slug}` : "/"
  return (
    <div className="page games">
      <div className="pieces" aria-hidden="true">
        {pieces.map((piece) => (
          <i key={piece} />
        ))}
      </div>
      <div className="games-text">
        <h1>The table is set</h1>
        <p>Nobody has laid out a game on this server yet, so there is nothing to play and nothing to miss.</p>
        <a className="button primary" href={target} onClick={plainClick(() => onGo(target))}>
          {words && <Image src={words.emojiImageUrl} alt="" width={24} height={24} />}
          <span>{words ? `Until then: ${words.title}` : "Until then: the feed"}</span>
        </a>
      </div>
    </div>
  )
}
