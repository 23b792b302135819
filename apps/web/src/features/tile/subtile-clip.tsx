import type { Clip } from "@confetti/contract/clip"
import { lazy, Suspense } from "react"

const ClipPlayer = lazy(async () => ({ default: (await import("../../ui/clip-player/clip-player.tsx")).ClipPlayer }))

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
