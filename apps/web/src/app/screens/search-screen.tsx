import { sectionRoot } from "@confetti/domain/navigation/section"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { useState } from "react"
import { type SearchAnswer, SearchView, useSearchTerms } from "../../features/search/index.ts"
import { useLocation } from "../../platform/location.ts"
import "../../features/search/search.css"
import "../../ui/mosaic.css"
import "../../ui/page.css"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { usePageData } from "../page-data.tsx"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"

export function SearchScreen({ onOpen }: { onOpen: (slug: string) => void }) {
  const { search, tiles, brand } = usePageData()
  const [path, navigate] = useLocation()
  const terms = useSearchTerms()
  const categories = useCategories()
  const isHydrated = useIsHydrated()
  // The page's search is this one only while the page is first painted; later it may be another's.
  const [first] = useState<SearchAnswer | null>(() => (search && !isHydrated ? { ids: search.ids, tiles } : null))
  const isShown = slugOfPath(path) === null
  useTitle(categories.find(({ slug }) => slug === terms.t)?.title ?? "Search", isShown)

  return (
    <SearchView
      terms={terms}
      categories={categories}
      first={first}
      language={brand.language}
      isShown={isShown}
      onTopic={(slug) => navigate(sectionRoot("search", { t: slug ?? undefined, q: terms.q }))}
      onOpen={onOpen}
    />
  )
}
