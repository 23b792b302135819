import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { useRef } from "react"
import { plainClick } from "../../ui/plain-click.ts"
import { CategoryChip, inHue, readingMinutes, TilePicture } from "../tile/index.ts"
import { usePullUp } from "./use-pull-up.ts"

type Props = {
  tile: Tile
  category: Category | undefined
  href: string
  /** `line` where the next tile's picture stands elsewhere on the screen. */
  layout: "cover" | "line"
  onOpen: () => void
}

/** The next tile, as a cover that peeks from below the story: pulled up past the screen's end, or pressed, it opens. */
export function NextCover({ layout, ...props }: Props) {
  return layout === "line" ? <NextLine {...props} /> : <PeekingCover {...props} />
}

type NextProps = Omit<Props, "layout">

function PeekingCover({ tile, category, href, onOpen }: NextProps) {
  const cover = useRef<HTMLDivElement>(null)
  usePullUp(cover, onOpen)
  return (
    <div {...inHue(category?.hue, "next-cover")} ref={cover}>
      <div className="next-art">
        <TilePicture picture={{ ...tile.picture, alt: "" }} sizes="(min-width: 1000px) 680px, 100vw" />
      </div>
      <span className="next-handle" />
      <div className="next-text">
        <span className="next-word" aria-hidden="true">
          Next
        </span>
        <div className="cover-facts">
          {category && <CategoryChip category={category} />}
          <span>{readingMinutes(tile)} min</span>
        </div>
        <h2>
          <a href={href} onClick={plainClick(onOpen)}>
            <span className="unseen">Next: </span>
            {tile.title}
          </a>
        </h2>
        <p className="next-hint" aria-hidden="true">
          <span>Pull up to open</span>
          <span>Let go to open</span>
        </p>
      </div>
    </div>
  )
}

function NextLine({ tile, category, href, onOpen }: NextProps) {
  return (
    <a {...inHue(category?.hue, "next-line")} href={href} onClick={plainClick(onOpen)}>
      <span className="next-word">Next:</span> <span className="next-line-title">{tile.title}</span>
    </a>
  )
}
