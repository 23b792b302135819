import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import type { ReactNode } from "react"
import { MosaicGhost } from "../../ui/mosaic.tsx"
import type { Session } from "../session/index.ts"
import { BareBoards } from "./bare-boards.tsx"
import { EmptyShelf } from "./empty-shelf.tsx"
import { FollowedStories } from "./followed-stories.tsx"
import { InviteCard } from "./invite-card.tsx"
import { JoinPanel } from "./join-panel.tsx"
import { LikedTiles } from "./liked-tiles.tsx"
import { MemberHeader } from "./member-header.tsx"
import { ShelfTrouble } from "./shelf-trouble.tsx"
import { useShelf } from "./use-shelf.ts"

/** More follows than anyone reads at once. */
const mostFollowed = 50

type Props = {
  session: Session
  /** Null until the device was asked. */
  likedIds: readonly string[] | null
  followedIds: readonly string[]
  categories: readonly Category[]
  language: string
  /** What they have to spend, and the shop to spend it in. */
  points: ReactNode
  shop: ReactNode
  onOpen: (tile: Tile) => void
  onFeed: () => void
  onEdit: () => void
  onInvite: () => void
}

/** A reader's shelf: who they are, what they have, whom they could bring, the stories they follow and the tiles they liked. */
export function Shelf(props: Props) {
  const { session, likedIds, followedIds, language } = props
  const { user } = session
  const person = user ?? session.known
  return (
    <div className="page shelf">
      {person ? (
        <MemberHeader person={person} language={language} onEdit={props.onEdit} />
      ) : (
        <header className="shelf-header">
          <h1>Your shelf</h1>
        </header>
      )}
      {session.state === "loading" && <div className="shelf-ghost" role="status" aria-label="Seeing who you are" />}
      {session.state === "anonymous" && (
        <JoinPanel likes={likedIds?.length ?? 0} follows={followedIds.length} language={language} />
      )}
      {props.points}
      {user && <InviteCard code={user.inviteCode} onInvite={props.onInvite} />}
      {props.shop}
      <Tiles {...props} />
      {session.state === "signed-in" && <BareBoards />}
    </div>
  )
}

/** What they liked and follow. */
function Tiles({ session, likedIds, followedIds, categories, language, onOpen, onFeed }: Props) {
  const followed = useShelf(followedIds.slice(0, mostFollowed))
  if (likedIds === null) return <MosaicGhost label="Fetching your shelf" />
  if (likedIds.length === 0 && followedIds.length === 0) return <EmptyShelf onFeed={onFeed} />
  return (
    <>
      {followed.tiles.length > 0 && <FollowedStories tiles={followed.tiles} categories={categories} onOpen={onOpen} />}
      {likedIds.length > 0 ? (
        <LikedTiles ids={likedIds} categories={categories} language={language} onOpen={onOpen} />
      ) : (
        followed.isError && <ShelfTrouble isOffline={followed.isOffline} onRetry={followed.retry} />
      )}
      <p className="shelf-note">
        {session.state === "signed-in"
          ? "What you like is yours on every device. What you follow is kept in this browser, and goes when its data goes."
          : "Likes and follows are kept in this browser, so they go when the browser’s data goes."}
      </p>
    </>
  )
}
