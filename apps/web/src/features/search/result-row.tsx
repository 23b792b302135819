import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { tilePath } from "@confetti/domain/section"
import { plainClick } from "../../ui/plain-click.ts"
import { CategoryChip, inHue, TilePicture, UnreadBadge } from "../tile/index.ts"
import { markMatches } from "./mark-matches.ts"

type Props = { tile: Tile; category: Category | undefined; q: string; topic: string | null; onOpen: () => void }

/** A found tile as a row: what matched is marked in its title and its teaser. */
export function ResultRow({ tile, category, q, topic, onOpen }: Props) {
  const { picture, title, teaser, slug } = tile
  return (
    <a
      href={tilePath("search", slug, { q, t: topic ?? undefined })}
      {...inHue(category?.hue, "result")}
      onClick={plainClick(onOpen)}
    >
      <div className="result-picture">
        <TilePicture picture={{ ...picture, alt: "" }} sizes="96px" isNear={false} />
      </div>
      <span className="result-text">
        <span className="result-chips">
          {category && <CategoryChip category={category} />}
          <UnreadBadge tile={tile} />
        </span>
        <span className="result-title">
          <Marked text={title} q={q} />
        </span>
        <span className="result-teaser">
          <Marked text={teaser} q={q} />
        </span>
      </span>
    </a>
  )
}

function Marked({ text, q }: { text: string; q: string }) {
  return markMatches(text, q).map((part, at) => (part.isMatch ? <mark key={at}>{part.text}</mark> : part.text))
}
