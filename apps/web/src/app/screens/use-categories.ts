import type { Category } from "@confetti/contract/category"
import { hour } from "@confetti/domain/durations"
import { readDocuments } from "../../platform/api.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { usePageData } from "../../platform/session-scope.ts"

export const categoriesRead = { key: "categories", read: () => readDocuments("categories") }

export function useCategories(): Category[] {
  const { categories } = usePageData()
  const { data } = useRead(categoriesRead, { freshFor: hour })
  return data ?? categories
}
