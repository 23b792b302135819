import { ErrorBoundary } from "../../../ui/error-boundary.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { lazyScreen } from "../../../ui/lazy-screen.tsx"
import type { ListenPlayerProps } from "./listen-player.tsx"
import type { Listen } from "./use-listen.ts"

const Player = lazyScreen<ListenPlayerProps>(
  () => import("./listen-player.tsx").then((module) => module.ListenPlayer),
  null,
)

/** Begins to read the tile aloud, and pauses; nothing where there is no voice. */
export function ListenButton({ listen }: { listen: Listen | null }) {
  return (
    listen && (
      <button type="button" className="button listen-button" onClick={listen.toggle}>
        <Icon name={listen.isPlaying ? "pause" : "listen"} />
        {listen.isPlaying ? "Pause" : "Listen"}
      </button>
    )
  )
}

type Props = Pick<ListenPlayerProps, "tile" | "screen" | "navigation"> & { listen: Listen | null }

/** Where the bar stands while the tile is read aloud. */
export function ListenSlot({ listen, ...props }: Props) {
  return (
    listen?.reader && (
      <ErrorBoundary fallback={null}>
        <Player reader={listen.reader} onClose={listen.close} {...props} />
      </ErrorBoundary>
    )
  )
}
