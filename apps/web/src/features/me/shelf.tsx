import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import type { UserRecord } from "@confetti/contract/users"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { MosaicGhost } from "../../ui/mosaic.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { Portrait } from "../../ui/portrait.tsx"
import { JoinButtons, type Session } from "../session/index.ts"
import { FollowedStories } from "./followed-stories.tsx"
import { LikedTiles, ShelfError } from "./liked-tiles.tsx"
import { useShelf } from "./use-shelf.ts"
import "./me.css"

type MemberHeaderProps = {
  person: Pick<UserRecord, "id" | "name" | "picture"> & { email?: string | null; createdAt?: string }
  language: string
  onEdit: () => void
}

type InviteCardProps = { code: string; onInvite: () => void }

const mostFollowed = 50

type Props = {
  session: Session
  /** Null before hydration. */
  likedIds: readonly string[] | null
  followedIds: readonly string[]
  categories: readonly Category[]
  language: string
  points: ReactNode
  shop: ReactNode
  history: ReactNode
  thoughts: ReactNode
  onOpen: (tile: Tile) => void
  onFeed: () => void
  onEdit: () => void
  onInvite: () => void
}

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
      {session.state === "loading" && (
        <div className="shelf-ghost skeleton mt-5" role="status" aria-label="Loading your account" />
      )}
      {session.state === "anonymous" && (
        <JoinPanel likes={likedIds?.length ?? 0} follows={followedIds.length} language={language} />
      )}
      {props.points}
      {props.history}
      {user && <InviteCard code={user.inviteCode} onInvite={props.onInvite} />}
      {props.shop}
      <Tiles {...props} />
      {props.thoughts}
    </div>
  )
}

function Tiles({ session, likedIds, followedIds, categories, language, onOpen, onFeed }: Props) {
  const followed = useShelf(followedIds.slice(0, mostFollowed))
  if (likedIds === null) return <MosaicGhost label="Loading your shelf" />
  if (likedIds.length === 0 && followedIds.length === 0) return <EmptyShelf onFeed={onFeed} />
  return (
    <>
      {followed.tiles.length > 0 && <FollowedStories tiles={followed.tiles} categories={categories} onOpen={onOpen} />}
      {likedIds.length > 0 ? (
        <LikedTiles ids={likedIds} categories={categories} language={language} onOpen={onOpen} />
      ) : (
        followed.isError && <ShelfError isOffline={followed.isOffline} onRetry={followed.retry} />
      )}
      <p className="shelf-note mt-6 ink-2 text-pretty">
        {session.state === "signed-in"
          ? "Your likes are saved on every device. What you follow is saved in this browser, and is lost if you clear its data."
          : "Likes and follows are saved in this browser, and are lost if you clear its data."}
      </p>
    </>
  )
}

function EmptyShelf({ onFeed }: { onFeed: () => void }) {
  return (
    <div className="empty-shelf grid justify-items-start gap-4 mt-6">
      <div className="boards grid gap-2 mb-2" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <h2 className="text-5">Tiles you like appear here</h2>
      <p className="ink-2 text-3 text-pretty">
        Tap <Icon name="like" />
        <span className="unseen">the heart</span> on a tile, or double-tap the tile. You don’t need an account.
      </p>
      <a className="button primary" href="/" onClick={plainClick(onFeed)}>
        Browse tiles
      </a>
    </div>
  )
}

function InviteCard({ code, onInvite }: InviteCardProps) {
  return (
    <button
      type="button"
      className="invite-card flex flex-wrap items-center w-full rounded-sheet text-start"
      onClick={onInvite}
    >
      <span className="invite-card-words grid cols-1 gap-1 min-w-0">
        <strong>Invite a friend</strong>
        <span>Your link, to scan or to send.</span>
      </span>
      <span className="invite-card-code">
        <span className="unseen">Your code: </span>
        {code}
      </span>
    </button>
  )
}

function MemberHeader({ person, language, onEdit }: MemberHeaderProps) {
  return (
    <header className="shelf-person flex flex-wrap items-center">
      <Portrait person={person} />
      <div className="shelf-person-words min-w-0">
        <h1 className="wrap-anywhere">{person.name || "Your shelf"}</h1>
        <p className="mt-1 ink-2">
          {person.createdAt && <>Member since {monthText(person.createdAt, language)}. </>}
          <a className="py-3 font-semibold ink-1" href="/settings" onClick={plainClick(onEdit)}>
            {person.name ? "Edit profile" : "Add your name"}
          </a>
        </p>
      </div>
    </header>
  )
}

function monthText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }).format(new Date(at))
}

type JoinPanelProps = { likes: number; follows: number; language: string }

function JoinPanel({ likes, follows, language }: JoinPanelProps) {
  const kept: { icon: IconName; title: string; about: string }[] = [
    {
      icon: "like",
      title:
        likes === 0 ? t`Your likes` : plural(likes, { one: "# tile you liked", other: "# tiles you liked" }, language),
      about: likes === 0 ? t`From the first one on.` : t`You keep them all when you join.`,
    },
    {
      icon: "home",
      title: follows === 0 ? t`Your place in the feed` : t`Your place, and the stories you follow`,
      about: t`You continue where you are.`,
    },
    { icon: "share", title: t`Invite code`, about: t`Your own, to invite friends.` },
  ]
  return (
    <section className="join-panel grid gap-4 mt-5 p-5 rounded-sheet surface-1" aria-labelledby="join-panel-title">
      <h2 className="text-4" id="join-panel-title">
        Why join
      </h2>
      <ul className="grid">
        {kept.map(({ icon, title, about }) => (
          <li key={icon} className="grid cols-start gap-3 ink-2">
            <Icon name={icon} isFilled={icon === "like"} />
            <span className="grid cols-1 content-start">
              <strong className="ink-1 text-3">{title}</strong>
              {about}
            </span>
          </li>
        ))}
      </ul>
      <JoinButtons />
    </section>
  )
}
