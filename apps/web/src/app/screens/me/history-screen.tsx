import type { HistoryFilter } from "@confetti/domain/novelty/novelty-history"
import { useState } from "react"
import { useHistory, wholeHistory } from "../../../features/novelty/history/index.ts"
import { HistoryPage } from "../../../features/novelty/history/page/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { useLocation } from "../../../platform/location.ts"
import { usePageData } from "../../page-data.tsx"
import { SubPage } from "../sub-page/sub-page.tsx"
import { useCategories } from "../use-categories.ts"
import { useTitle } from "../use-title.ts"
import type { MePageProps } from "./me-page-props.ts"

export function HistoryScreen({ isShown, onOpen }: MePageProps) {
  const [, navigate] = useLocation()
  const session = useSession()
  const [filter, setFilter] = useState<HistoryFilter>(wholeHistory)
  const history = useHistory(session, filter)
  useTitle("Your history", isShown)

  return (
    <SubPage above={{ href: "/me", name: "Me" }} title={null}>
      <HistoryPage
        history={history}
        filter={filter}
        categories={useCategories()}
        language={usePageData().brand.language}
        isGuest={session.state === "anonymous"}
        onFilter={setFilter}
        onOpen={onOpen}
        onFeed={() => navigate("/")}
      />
    </SubPage>
  )
}
