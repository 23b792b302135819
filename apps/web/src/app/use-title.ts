import { useEffect } from "react"
import { usePageData } from "./page-data.tsx"
import { pageTitle } from "./page-title.ts"

/** Names the page while its screen is the one shown, as the server named it where it rendered it. */
export function useTitle(own: string | null, isShown = true): void {
  const { brand } = usePageData()
  useEffect(() => {
    if (isShown) document.title = pageTitle(own, brand)
  }, [own, isShown, brand])
}
