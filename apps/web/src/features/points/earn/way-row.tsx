import type { WayForMe } from "@confetti/contract/points"
import { plural } from "@confetti/domain/messages/plural"
import { Icon } from "../../../ui/icon.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import { type WayDoor, wayState, wayWords } from "./way-words.ts"

export type OpenDoor = (door: Exclude<WayDoor, "visit">) => void

type Props = {
  way: WayForMe
  language: string
  onOpen: OpenDoor
  /** The channel was opened in its own tab. */
  onVisit: () => void
}

/** One way to earn: what it brings, how far one is with it today, and where it is done. */
export function WayRow({ way, language, onOpen, onVisit }: Props) {
  const { title, about } = wayWords(way.action)
  const state = wayState(way, language)
  const isDone = way.isOver || way.left === 0
  return (
    <li className="way" data-done={isDone || undefined}>
      <span className="way-points">
        {isDone ? <Icon name="check" /> : <span>{`+${new Intl.NumberFormat(language).format(way.points)}`}</span>}
        {!isDone && <span className="unseen"> {plural(way.points, { one: "point", other: "points" })}</span>}
      </span>
      <span className="way-words">
        <strong>{title}</strong>
        <span>{way.isOver ? `Done. It brought ${way.points} points` : (state ?? about)}</span>
      </span>
      {!isDone && <Door way={way} onOpen={onOpen} onVisit={onVisit} />}
    </li>
  )
}

const paths = { settings: "/settings", feed: "/", games: "/games" } as const

function Door({ way, onOpen, onVisit }: Pick<Props, "way" | "onOpen" | "onVisit">) {
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
      <button type="button" className="button" aria-label={name} onClick={() => onOpen("invite")}>
        {label}
      </button>
    )
  }
  return (
    <a className="button" href={paths[door]} aria-label={name} onClick={plainClick(() => onOpen(door))}>
      {label}
    </a>
  )
}
