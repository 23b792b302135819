import { t } from "@confetti/domain/messages/t"
import type { HistoryFilter } from "@confetti/domain/novelty/novelty-history"
import { useState } from "react"
import { HistoryPage, useHistory, wholeHistory } from "../../../features/novelty/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { useLocation } from "../../../platform/location.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts"
import { SubPage, type TabPageProps } from "../sub-page/sub-page.tsx"
import { useCategories } from "../use-categories.ts"
import { useTitle } from "../use-title.ts"

export function HistoryScreen({ isShown, onOpen }: TabPageProps) {
  const [, navigate] = useLocation()
  const session = useSession()
  const isHydrated = useIsHydrated()
  const [filter, setFilter] = useState(() => (isHydrated && savedFilter()) || wholeHistory)
  const history = useHistory(session, filter)
  useTitle(t`Your history`, isShown)

  return (
    <SubPage above={{ href: "/me", name: t`Me` }} title={null}>
      <HistoryPage
        history={history}
        filter={filter}
        categories={useCategories()}
        language={usePageData().brand.language}
        isGuest={session.state === "anonymous"}
        onFilter={(next) => {
          setFilter(next)
          keepFilter(next)
        }}
        onOpen={onOpen}
        onFeed={() => navigate("/")}
      />
    </SubPage>
  )
}

/** The filter is stored in the history entry: it is restored on going back, but not on a new visit. */
type FilterState = { historyFilter?: HistoryFilter }

function savedFilter(): HistoryFilter | undefined {
  return (history.state as FilterState | null)?.historyFilter
}

function keepFilter(historyFilter: HistoryFilter): void {
  history.replaceState({ ...(history.state as object | null), historyFilter }, "")
}
