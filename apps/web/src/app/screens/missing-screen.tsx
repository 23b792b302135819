import { t } from "@confetti/domain/messages/t"
import { useTitle } from "./use-title.ts"

export function MissingScreen({ isTile = false }: { isTile?: boolean }) {
  useTitle(t`Not found`)
  return (
    <div className="stand-in">
      <h1>Nothing lives here</h1>
      <p>
        {isTile
          ? "The tile may have moved, or its address lost a letter on its way. The feed is where you left it."
          : "The address lost a letter on its way. The feed is where you left it."}
      </p>
      <a className="button primary" href="/">
        To the feed
      </a>
      <a className="button" href="/search">
        Search for it
      </a>
    </div>
  )
}
