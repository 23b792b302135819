import type { PageData } from "@confetti/contract/page-data"
import { createContext, use } from "react"

export const PageDataContext = createContext<PageData | null>(null)

/** What the page was first rendered from. */
export function usePageData(): PageData {
  const data = use(PageDataContext)
  if (!data) throw new Error("The page data is read outside its provider.")
  return data
}
