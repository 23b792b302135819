import type { Brand } from "@confetti/contract/brand"
import { useEffect } from "react"
import { usePageData } from "../../platform/session-scope.ts"

/** Sets the document's title while its screen is shown, as the server does. Unchanged while the title is unknown. */
export function useTitle(own: string | null | undefined, isShown = true): void {
  const { brand } = usePageData()
  useEffect(() => {
    if (isShown && own !== undefined) document.title = pageTitle(own, brand)
  }, [own, isShown, brand])
}

export function pageTitle(own: string | null | undefined, brand: Brand): string {
  return own ? `${own} · ${brand.name}` : (brand.shell?.title ?? brand.name)
}
