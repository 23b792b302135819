import type { LessWish } from "@confetti/contract/feed"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { undoLess, wishesRead } from "./less-api.ts"
import { moreText } from "./less-text.ts"
import type { OpenFeed } from "./use-less.ts"

const kinds = { tile: "This tile", category: "Category", similar: "Everything like it" }

/** What this person wants less of, each to be taken back. Nothing where there is nothing. */
export function WishList({ userId, feed }: { userId: string; feed: OpenFeed }) {
  const cache = useReadCache()
  const request = wishesRead(userId)
  const { data: wishes, isError, retry } = useRead(request, { freshFor: 0 })
  const [busyId, setBusyId] = useState<string | null>(null)

  const takeBack = async (wish: LessWish) => {
    setBusyId(wish.id)
    try {
      const effect = await undoLess(wish.id, await feed.shown())
      await feed.takeOrder(effect.tileIds)
      announce(moreText(effect))
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "feed/no-such-wish"
      if (!isGone) announce("That did not work. It is as it was")
    }
    await cache.load(request, 0)
    setBusyId(null)
  }

  if (isError) {
    return (
      <p className="wish-trouble">
        This list did not arrive.{" "}
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </p>
    )
  }
  if (!wishes) return <p className="wish-trouble">…</p>
  if (wishes.length === 0) return <p className="wish-trouble">Nothing yet. Every tile’s “Why this tile” has it.</p>
  return (
    <ul className="wishes">
      {wishes.map((wish) => (
        <li key={wish.id} className="setting">
          <span className="setting-text">
            <span className="setting-title">{wish.title}</span>
            <span className="setting-about">{kinds[wish.scope]}</span>
          </span>
          <button
            type="button"
            className="button"
            disabled={busyId !== null}
            aria-label={`Undo less of ${wish.title}`}
            onClick={() => void takeBack(wish)}
          >
            Undo
          </button>
        </li>
      ))}
    </ul>
  )
}
