import { t } from "@confetti/domain/messages/t"
import { sectionRoot } from "@confetti/domain/navigation/section"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { useEffect, useState } from "react"
import { SaveCategory } from "../../features/offline/index.ts"
import "../../features/offline/offline.css"
import { type SearchAnswer, SearchView, useSearchTerms } from "../../features/search/index.ts"
import { readCookie } from "../../platform/cookie.ts"
import { useLocation } from "../../platform/location.ts"
import "../../features/search/search.css"
import "../../ui/page.css"
import { announce } from "../../ui/announce.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useIsSettled } from "../../ui/use-is-settled.ts"
import { usePageData } from "../../platform/session-scope.ts"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"

export function SearchScreen({ onOpen }: { onOpen: (slug: string) => void }) {
  const { search, tiles, brand } = usePageData()
  const [path, navigate] = useLocation()
  const terms = useSearchTerms()
  const categories = useCategories()
  const isHydrated = useIsHydrated()
  const isSettled = useIsSettled()
  // The page's search belongs to the first paint only.
  const [first] = useState<SearchAnswer | null>(() => (search && !isHydrated ? { ids: search.ids, tiles } : null))
  const isShown = slugOfPath(path) === null
  useTitle(categories.find(({ slug }) => slug === terms.t)?.title ?? t`Search`, isShown)

  useEffect(() => {
    if (isShown && readCookie("cf_shared") !== "")
      announce(t`Choose a tile. Your link will be the draft of your thought on it`)
  }, [isShown])

  return (
    <SearchView
      terms={terms}
      categories={categories}
      first={first}
      language={brand.language}
      isShown={isShown}
      topicActs={(topic) => isSettled && <SaveCategory key={topic.slug} category={topic} language={brand.language} />}
      onTopic={(slug) => navigate(sectionRoot("search", { t: slug ?? undefined, q: terms.q }))}
      onOpen={onOpen}
    />
  )
}
