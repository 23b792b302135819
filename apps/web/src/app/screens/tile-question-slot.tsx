import { useEffect, useRef, useState } from "react"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { lazyScreen } from "./lazy-screen.tsx"

/** How far below the window its end may be when what stands there is fetched. */
const near = "800px"

const Question = lazyScreen<{ tileId: string }>(
  () => import("./tile-question-screen.tsx").then((module) => module.TileQuestionScreen),
  null,
)

/** Where a tile's question comes once its reader gets near the end. What can't be had is left out, and leaves no hole. */
export function TileQuestionSlot({ tileId }: { tileId: string }) {
  const end = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!end.current) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        setNear(true)
      },
      { root: end.current.closest(".screen"), rootMargin: `0px 0px ${near}` },
    )
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [])
  return (
    <div ref={end}>
      {isNear && (
        <ErrorBoundary fallback={null}>
          <Question tileId={tileId} />
        </ErrorBoundary>
      )}
    </div>
  )
}
