import type { Clip } from "@confetti/contract/clip"
import { lazy, Suspense } from "react"

/** Few tiles have a clip: what plays it comes with the first one. */
const ClipPlayer = lazy(async () => ({ default: (await import("../../ui/clip-player/clip-player.tsx")).ClipPlayer }))

/** The clip a subtile ends with. Its room is there before its player is. */
export function SubtileClip({ clip }: { clip: Clip }) {
  const { width, height } = clip.poster
  return (
    <div className="subtile-clip" style={{ aspectRatio: `${width} / ${height}` }}>
      <Suspense fallback={null}>
        <ClipPlayer clip={clip} />
      </Suspense>
    </div>
  )
}
