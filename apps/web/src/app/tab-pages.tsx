import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { type ComponentType, useEffect, useRef, useState } from "react"
import { inHue } from "../features/tile/index.ts"
import { useLocation } from "../platform/location.ts"
import { useLook } from "../platform/look.ts"
import { useIsSettled } from "../ui/use-is-settled.ts"
import { type Root, routeOf } from "./navigation/route.ts"
import { usePageData } from "../platform/session-scope.ts"
import { type ScreenName, screens } from "./routes.tsx"
import type { TabPageProps } from "./screens/sub-page/sub-page.tsx"
import { usePageTurn } from "./screens/sub-page/use-page-turn.ts"

type Props = Pick<TabPageProps, "onOpen" | "onInvite"> & { root: Extract<Root, "me" | "games"> }

/** A tab that has pages below it, one at a time. A tile that is opened lies over the page it was opened from. */
export function TabPages({ root, onOpen, onInvite }: Props) {
  const { look, brand } = usePageData()
  const [path] = useLocation()
  const isCovered = slugOfPath(path) !== null
  const [shown, setShown] = useState(isCovered ? `/${root}` : path)
  if (!isCovered && shown !== path) setShown(path)
  const box = useRef<HTMLDivElement>(null)
  usePageTurn(box, shown)
  const isSettled = useIsSettled()
  useEffect(() => {
    if (!isSettled) return
    const names = Object.keys(screens) as ScreenName[]
    // A reader who is on one of these pages may go on to any of them.
    for (const name of names.filter((each) => each.startsWith(root)))
      void screens[name].preload().catch(() => undefined)
  }, [isSettled, root])

  const { hue } = useLook(look)
  const Page = screens[routeOf(shown, brand.links).screen] as ComponentType<TabPageProps>
  const own = root === "me" && hue !== null ? inHue(hue, "sub-pages own-hue") : { className: "sub-pages" }
  return (
    <div {...own} ref={box} tabIndex={-1}>
      <Page key={shown} path={shown} isShown={!isCovered} onOpen={onOpen} onInvite={onInvite} />
    </div>
  )
}
