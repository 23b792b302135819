import type { WayForMe } from "@confetti/contract/points"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import type { Read } from "../../platform/reads/use-reads.ts"
import { useSync } from "../../platform/sync/sync.ts"
import { Button } from "../../ui/button.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"
import { Icon } from "../../ui/icon.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { JoinButtons } from "../session/index.ts"
import { claimMutation } from "./claim/claim-mutation.ts"
import type { Overview } from "./points-reads.ts"
import { Statement } from "./statement.tsx"
import { inOrder, type WayDoor, wayState, wayWords } from "./way-words.ts"
import "./points.css"

const doorPaths = { settings: "/settings", feed: "/", games: "/games" } as const

type WaysProps = { ways: readonly WayForMe[]; language: string; onOpen: OpenDoor }

type Props = {
  /** Null for a guest; undefined while unknown. */
  points: Read<Overview | null> | undefined
  language: string
  next: ReactNode
  onDoor: OpenDoor
  onOpen: (slug: string) => void
}

export function PointsPage({ points, language, next, onDoor, onOpen }: Props) {
  const overview = points?.data
  if (overview === null) return <GuestPoints />
  if (points?.isError) {
    const about = points.isOffline
      ? t`Your points are safe. What you earn now is saved on this device until you are back online.`
      : t`Your points are safe. Please try again in a moment.`
    return (
      <ErrorNote isOffline={points.isOffline} title="Could not load your points" about={about} onRetry={points.retry} />
    )
  }
  if (!overview) return <div className="points-ghost skeleton mt-5" role="status" aria-label="Loading your points" />
  return (
    <div className="points grid cols-1">
      <div>
        <Balance overview={overview} language={language} />
        {next}
        <Ways ways={overview.ways} language={language} onOpen={onDoor} />
      </div>
      <Statement balance={overview.balance} language={language} onOpen={onOpen} onFeed={() => onDoor("feed")} />
    </div>
  )
}

function GuestPoints() {
  return (
    <div className="points-guests grid gap-5 mt-5">
      <p className="ink-2 text-3 text-pretty">
        Earn points by reading, sharing and playing, and spend them in the shop. Join to start collecting.
      </p>
      <JoinButtons />
    </div>
  )
}

function Balance({ overview, language }: { overview: Overview; language: string }) {
  const { balance } = overview
  const beside = besideOf(overview)
  return (
    <div className="grid gap-5 mt-4">
      <p className="balance-figure grid">
        <strong className="ink-hue">{balance.toLocaleString(language)}</strong>
        <span className="mt-3 text-3 font-semibold">
          {plural(balance, { one: "point to spend", other: "points to spend" })}
        </span>
      </p>
      {beside.length > 0 && (
        <dl className="balance-beside grid gap-2">
          {beside.map(({ about, count }) => (
            <div key={about} className="grid cols-end items-baseline gap-3">
              <dt className="ink-2">{about}</dt>
              <dd>{count.toLocaleString(language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function besideOf({ earnedToday, held, pending }: Overview): { about: string; count: number }[] {
  return [
    { about: t`Earned today`, count: earnedToday },
    { about: t`Reserved for your orders`, count: held },
    { about: t`Pending from your friends`, count: pending },
  ].filter(({ count }) => count > 0)
}

function Ways({ ways, language, onOpen }: WaysProps) {
  const sync = useSync()
  return (
    <section className="page-section" aria-labelledby="ways-title">
      <h2 id="ways-title">Earn</h2>
      <ul className="ways">
        {inOrder(ways).map((way) => (
          <WayRow
            key={way.action}
            way={way}
            language={language}
            onOpen={onOpen}
            onVisit={() =>
              sync.emit((engine) => engine.enqueue(claimMutation, { action: way.action, tileId: "", isNew: true }))
            }
          />
        ))}
      </ul>
    </section>
  )
}

type OpenDoor = (door: Exclude<WayDoor, "visit">) => void

type OpenDoorProps = {
  way: WayForMe
  language: string
  onOpen: OpenDoor
  /** The channel was opened in its own tab. */
  onVisit: () => void
}

function WayRow({ way, language, onOpen, onVisit }: OpenDoorProps) {
  const { title, about } = wayWords(way.action)
  const state = wayState(way, language)
  const isDone = way.isOver || way.left === 0
  return (
    <li className="way grid items-center gap-2-3 py-2" data-done={isDone || undefined}>
      <span className={`way-points ${isDone ? "ink-2" : "ink-hue"}`}>
        {isDone ? <Icon name="check" /> : <span>{`+${way.points.toLocaleString(language)}`}</span>}
        {!isDone && <span className="unseen"> {plural(way.points, { one: "point", other: "points" })}</span>}
      </span>
      <span className="grid cols-1">
        <strong className={`text-3 ${isDone ? "font-medium ink-2" : "font-semibold"}`}>{title}</strong>
        <span className="ink-2">{way.isOver ? `Done. You earned ${way.points} points` : (state ?? about)}</span>
      </span>
      {!isDone && <Door way={way} onOpen={onOpen} onVisit={onVisit} />}
    </li>
  )
}

function Door({ way, onOpen, onVisit }: Pick<OpenDoorProps, "way" | "onOpen" | "onVisit">) {
  const { title, door, label } = wayWords(way.action)
  const name = `${label}: ${title}`
  if (door === "visit") {
    if (way.address === null) return null
    return (
      <a
        className="button"
        href={way.address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={name}
        onClick={onVisit}
      >
        {label}
      </a>
    )
  }
  if (door === "invite") {
    return (
      <Button aria-label={name} onClick={() => onOpen("invite")}>
        {label}
      </Button>
    )
  }
  return (
    <a className="button" href={doorPaths[door]} aria-label={name} onClick={plainClick(() => onOpen(door))}>
      {label}
    </a>
  )
}
