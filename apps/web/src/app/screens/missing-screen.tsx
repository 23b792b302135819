import { t } from "@confetti/domain/messages/t"
import { useTitle } from "./use-title.ts"

export function MissingScreen({ isTile = false }: { isTile?: boolean }) {
  useTitle(t`Not found`)
  return (
    <div className="stand-in">
      <h1>Nothing lives here</h1>
      <p>
        {isTile
          ? "The tile may have moved, or the address may have a typo. Your feed is where you left it."
          : "The address may have a typo. Your feed is where you left it."}
      </p>
      <a className="button primary" href="/">
        Go to the feed
      </a>
      <a className="button" href="/search">
        Search for it
      </a>
    </div>
  )
}
