import type { LessPreference } from "@confetti/contract/feed"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { moreText } from "./less-text.ts"
import type { OpenFeed } from "./use-less.ts"

const kinds = { tile: t`This tile`, category: t`Category`, similar: t`Everything like it` }

export function LessPreferenceList({ feed }: { feed: OpenFeed }) {
  const cache = useReadCache()
  const request = feed.less.preferences
  const { data: preferences, isError, retry } = useRead(request, { freshFor: 0 })
  const [busyId, setBusyId] = useState<string | null>(null)

  const takeBack = async (preference: LessPreference) => {
    setBusyId(preference.id)
    try {
      const effect = await feed.less.undoLess(preference.id, await feed.shown())
      await feed.takeOrder(effect.tileIds)
      announce(moreText(effect))
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "feed/no-such-wish"
      if (!isGone) announce(t`Something went wrong. Nothing changed`)
    }
    await cache.load(request, 0)
    setBusyId(null)
  }

  if (isError) {
    return (
      <p className="py-3 ink-2">
        Could not load this list. <Button onClick={retry}>Try again</Button>
      </p>
    )
  }
  if (!preferences) return <p className="py-3 ink-2">…</p>
  if (preferences.length === 0)
    return <p className="py-3 ink-2">Nothing yet. Open “Why this tile” on a tile to see less of it.</p>
  return (
    <ul className="less-preferences">
      {preferences.map((preference) => (
        <li key={preference.id} className="setting">
          <span className="setting-text">
            <span className="setting-title">{preference.title}</span>
            <span className="setting-about">{kinds[preference.scope]}</span>
          </span>
          <Button
            disabled={busyId !== null}
            aria-label={`Undo less of ${preference.title}`}
            onClick={() => void takeBack(preference)}
          >
            Undo
          </Button>
        </li>
      ))}
    </ul>
  )
}
