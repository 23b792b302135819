import { useLayoutEffect, useRef } from "react"
import { TileDetail, useTile } from "../../features/tile/index.ts"
import { readPlaceOf, tilePlace } from "../../platform/kept-places.ts"
import { usePageData } from "../page-data.tsx"
import { useCategories } from "./use-categories.ts"

const nowhere = () => undefined

/** The story that lies under the open one, where it was not on the screen since the page was loaded: its text, which a finger may lay bare. */
export function UnseenStory({ slug, entry }: { slug: string; entry: number }) {
  const { data: tile } = useTile(slug)
  const { brand } = usePageData()
  const category = useCategories().find((each) => each.slug === tile?.categories[0])
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (tile && screen.current) screen.current.scrollTop = readPlaceOf(tilePlace(entry))
  }, [tile, entry])
  return (
    <div className="screen story-beneath" ref={screen} inert>
      {tile && (
        <TileDetail
          tile={tile}
          category={category}
          language={brand.language}
          newFrom={null}
          actions={null}
          onCategory={nowhere}
        />
      )}
    </div>
  )
}
