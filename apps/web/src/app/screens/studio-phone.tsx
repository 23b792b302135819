import { DevelopingCard, inHue, TileCover, TileDetail } from "../../features/tile/index.ts"
import type { PhoneScreenProps } from "../../studio/section.ts"
import { IconButton } from "../../ui/icon.tsx"
import { usePageData } from "../../platform/session-scope.ts"
import { useCategories } from "./use-categories.ts"

const nothing = () => undefined

export function StudioPhone({ tile: previewed, view, onView }: PhoneScreenProps) {
  // Without an id, so that nothing is read or stored for it.
  const tile = { ...previewed, id: "" }
  const { language } = usePageData().brand
  const category = useCategories().find(({ slug }) => slug === tile.categories[0])
  const actions = (
    <span className="studio-phone-actions" inert>
      <IconButton icon="like" label="Like" />
      <IconButton icon="thoughts" label="Thoughts" />
      <IconButton icon="share" label="Share" />
      <IconButton icon="why" label="Why this tile" />
    </span>
  )
  const cover = {
    tile,
    category,
    href: `/${tile.slug}`,
    // Not current, so that nothing is counted as read.
    isCurrent: false,
    isRead: false,
    showsStrip: true,
    isFirst: false,
    isGhost: false,
    mark: null,
    actions,
    onOpen: () => onView("story"),
    onDoubleTap: nothing,
    onHold: nothing,
  }
  return (
    // Links would leave the page being edited.
    <div
      className="studio-phone"
      onClickCapture={(event) => {
        if (event.target instanceof Node && (event.target as Partial<Element>).closest?.("a")) event.preventDefault()
      }}
    >
      {view === "cover" ? (
        <div {...inHue(category?.hue, "hued")}>
          {tile.developing ? <DevelopingCard {...cover} language={language} follow={null} /> : <TileCover {...cover} />}
        </div>
      ) : (
        <div className="screen tile-screen">
          <div className="tile-screen-bar">
            <IconButton icon="back" label="Back to the cover" onClick={() => onView("cover")} />
          </div>
          <TileDetail
            tile={tile}
            category={category}
            language={language}
            newFrom={null}
            actions={actions}
            onCategory={nothing}
          />
        </div>
      )}
    </div>
  )
}
