import type { PageData } from "@confetti/contract/page-data"
import { defined } from "@confetti/domain/defined"
import { createContext, use } from "react"

export const PageDataContext = createContext<PageData | undefined>(undefined)

/** What the page was first rendered from. */
export function usePageData(): PageData {
  return defined(use(PageDataContext))
}
