import { PageText, PageTrouble } from "../features/pages/index.ts"
import "../features/pages/pages.css"
import "../ui/page.css"
import { usePageData } from "./page-data.tsx"
import { useTitle } from "./use-title.ts"

/** A static page. Links to it load it whole, so its words always come with it, except from the offline shell. */
export function PageScreen() {
  const { page } = usePageData()
  useTitle(page?.title ?? "No connection")
  return page ? <PageText page={page} /> : <PageTrouble />
}
