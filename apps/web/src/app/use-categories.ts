import type { Category } from "@confetti/contract/category"
import { readDocuments } from "../platform/api.ts"
import { useRead } from "../platform/reads/use-reads.ts"
import { usePageData } from "./page-data.tsx"

const hour = 3_600_000

/** The categories in the rail's order. They came with the page. */
export function useCategories(): Category[] {
  const { categories } = usePageData()
  const { data } = useRead({ key: "categories", read: () => readDocuments<Category>("categories") }, { freshFor: hour })
  return data ?? categories
}
