import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { MosaicGhost } from "../../ui/mosaic.tsx"
import { EmptyShelf } from "./empty-shelf.tsx"
import { FollowedStories } from "./followed-stories.tsx"
import { LikedTiles } from "./liked-tiles.tsx"
import { ShelfTrouble } from "./shelf-trouble.tsx"
import { useShelf } from "./use-shelf.ts"

/** More follows than anyone reads at once. */
const mostFollowed = 50

type Props = {
  /** Null until the device was asked. */
  likedIds: readonly string[] | null
  followedIds: readonly string[]
  categories: readonly Category[]
  language: string
  onOpen: (tile: Tile) => void
  onFeed: () => void
}

/** A reader's shelf: the stories they follow and the tiles they liked, both kept on this device. */
export function Shelf({ likedIds, followedIds, categories, language, onOpen, onFeed }: Props) {
  const followed = useShelf(followedIds.slice(0, mostFollowed))
  const isEmpty = likedIds?.length === 0 && followedIds.length === 0
  return (
    <div className="page shelf">
      <header>
        <h1>Your shelf</h1>
        {!isEmpty && (
          <p className="shelf-note">
            What you like and follow stands here. It is kept in this browser and sent nowhere, so it goes when the
            browser’s data goes.
          </p>
        )}
      </header>
      {likedIds === null ? (
        <MosaicGhost label="Fetching your shelf" />
      ) : isEmpty ? (
        <EmptyShelf onFeed={onFeed} />
      ) : (
        <>
          {followed.tiles.length > 0 && (
            <FollowedStories tiles={followed.tiles} categories={categories} onOpen={onOpen} />
          )}
          {likedIds.length > 0 ? (
            <LikedTiles ids={likedIds} categories={categories} language={language} onOpen={onOpen} />
          ) : (
            followed.isError && <ShelfTrouble isOffline={followed.isOffline} onRetry={followed.retry} />
          )}
        </>
      )}
    </div>
  )
}
