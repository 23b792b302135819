import { t } from "@confetti/domain/messages/t"
import { YearPage, yearReviewRead } from "../../../features/novelty/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { useLocation } from "../../../platform/location.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { SubPage, type TabPageProps } from "../sub-page/sub-page.tsx"
import { useCategories } from "../use-categories.ts"
import { useTitle } from "../use-title.ts"

export function YearScreen({ isShown, onOpen }: TabPageProps) {
  const [, navigate] = useLocation()
  const { state, userId } = useSession()
  const year = useRead(yearReviewRead(userId))
  useTitle(t`Your year`, isShown)
  const isUnknown = state === "loading" || (userId === null && state === "signed-in")

  return (
    <SubPage above={{ href: "/me", name: t`Me` }} title={null}>
      <YearPage
        review={isUnknown ? undefined : year.data}
        isError={year.isError}
        isOffline={year.isOffline}
        categories={useCategories()}
        language={usePageData().brand.language}
        onRetry={year.retry}
        onOpen={onOpen}
        onFeed={() => navigate("/")}
      />
    </SubPage>
  )
}
