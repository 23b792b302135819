import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { useEffect, useEffectEvent } from "react"
import { Ending, NextCover, NextError } from "../../../features/ending/index.ts"
import { LikeButton } from "../../../features/likes/index.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { announce } from "../../../ui/announce.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { likeBurst } from "../../../ui/like-burst.ts"
import type { Navigation } from "../../navigation/use-navigation-stack.ts"
import { shareTile } from "../../sheets/share-tile.ts"
import { useCategories } from "../use-categories.ts"
import { ExitButton } from "./exit-button.tsx"
import { useGoOn } from "./use-go-on.ts"
import "../../../features/ending/ending.css"

export type EndingScreenProps = {
  tile: Tile
  navigation: Navigation
  /** The next tile was requested by key. */
  isAsked: boolean
  onAnswered: () => void
}

const ends = {
  homefeed: { title: t`That was the last one`, about: t`New tiles will appear here.` },
  search: { title: t`That was the last result`, about: t`Try other words to find more.` },
  me: { title: t`That was the last one on your shelf`, about: t`The next tile you like appears there first.` },
} as const

export function EndingScreen({ tile, navigation, isAsked, onAnswered }: EndingScreenProps) {
  const scope = useScope()
  const { section, terms } = navigation.stack
  const categories = useCategories()
  const hue = categories.find(({ slug }) => slug === tile.categories[0])?.hue
  const { next, isBesideStage, isKnown, goOn } = useGoOn(tile.id, navigation)
  const isThere = typeof next === "object"
  const answer = useEffectEvent(() => {
    if (isThere) goOn()
    else announce(next === "end" ? ends[section].title : t`You’ve reached the end`)
    onAnswered()
  })
  // Opens the next tile once it is loaded.
  useEffect(() => {
    if (isAsked && isKnown) answer()
  }, [isAsked, isKnown])

  return (
    <Ending
      actions={
        <>
          <LikeButton tile={tile} hasWords onLike={(at) => likeBurst(at, hue)} />
          <button type="button" onClick={() => void shareTile(scope, tile)}>
            <Icon name="share" />
            Share
          </button>
        </>
      }
    >
      {next === "elsewhere" ? (
        !isBesideStage && <ExitButton navigation={navigation} />
      ) : next === "end" ? (
        <div className="ending-last grid justify-items-center gap-2 text-center">
          <h2>{ends[section].title}</h2>
          <p className="ink-2">{ends[section].about}</p>
          {!isBesideStage && <ExitButton navigation={navigation} />}
        </div>
      ) : next.tile ? (
        <NextCover
          tile={next.tile}
          category={categories.find(({ slug }) => slug === next.tile?.categories[0])}
          href={tilePath(section, next.tile.slug, terms)}
          // The stage shows the next tile, so a line is enough.
          layout={isBesideStage ? "line" : "cover"}
          onOpen={goOn}
        />
      ) : (
        <NextError isError={next.isError} onRetry={next.retry} />
      )}
    </Ending>
  )
}
