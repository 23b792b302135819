import type { Tile } from "@confetti/contract/tile"
import type { OnThisDay as Given } from "@confetti/contract/today"
import { tilePath } from "@confetti/domain/navigation/section"
import { useFeed } from "../../features/feed/index.ts"
import { LessChoices } from "../../features/less/index.ts"
import { useOpenJoin, useSession } from "../../features/session/index.ts"
import { onThisDayText, reasonText, todayOf } from "../../features/today/index.ts"
import { call } from "../../platform/api.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { useScope } from "../../platform/session-scope.ts"
import { Button } from "../../ui/button.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { Sheet } from "../../ui/sheet.tsx"
import { useCategories } from "../screens/use-categories.ts"
import { explainToGuest, type Explanation } from "../session/explain-to-guest.ts"
import { openFeed } from "../session/open-feed.ts"
import "../../features/less/less.css"

type Props = { tile: Tile; onOpen: (slug: string) => void; onClose: () => void }

export function WhySheet({ tile, onOpen, onClose }: Props) {
  const feed = useFeed()
  const { userId } = useSession()
  const openJoin = useOpenJoin()
  const categories = useCategories()
  const category = categories.find((each) => each.slug === tile.categories[0])
  const read = () =>
    userId === null ? explainToGuest(tile, categories) : call("feed-explain_tile", { tileId: tile.id })
  const { data, isError } = useRead<Explanation>({ key: `why ${userId} ${tile.id}`, read }, { freshFor: 0 })
  const led = data?.becauseOf
  const { tiles: today = [], onThisDay = null } = todayOf(useScope()).useValue() ?? {}
  const at = today.findIndex(({ id }) => id === tile.id)
  const own = today[at]
  const number = at + 1
  return (
    <Sheet title="Why this tile" onClose={onClose}>
      {own && (
        <p>
          Today {number} of {today.length}. {reasonText(own, category?.title ?? null)}.
        </p>
      )}
      {own?.reason === "day" && onThisDay && <OnThisDay {...onThisDay} />}
      <p className="why" aria-live="polite">
        {data?.sentence ?? (isError ? "Could not load the reason. It will appear when you are online." : "…")}
      </p>
      {led && (
        <p>
          <a
            className="button"
            href={tilePath("homefeed", led.slug)}
            onClick={plainClick(() => {
              onClose()
              onOpen(led.slug)
            })}
          >
            Open “{led.title}”
          </a>
        </p>
      )}
      <LessChoices tile={tile} category={category} feed={openFeed(feed, userId)} knowsLikeness={userId !== null} />
      {userId === null && (
        <section className="grid gap-3 mt-4">
          <p>What you do shapes your feed on this device. When you join, it moves to your account.</p>
          <Button
            className="justify-self-start"
            onClick={() => {
              onClose()
              openJoin("join")
            }}
          >
            Join
          </Button>
        </section>
      )}
    </Sheet>
  )
}

function OnThisDay({ source: { title, by, link }, ...day }: Given) {
  return (
    <p>
      {onThisDayText(day)}{" "}
      {link ? (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          <cite>{title}</cite>
          <i className="unseen"> in a new tab</i>
        </a>
      ) : (
        <cite>{title}</cite>
      )}
      , {by}
    </p>
  )
}
