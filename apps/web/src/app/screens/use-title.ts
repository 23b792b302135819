import type { Brand } from "@confetti/contract/brand"
import { useEffect } from "react"
import { usePageData } from "../../platform/session-scope.ts"

/** Names the page while its screen is the one shown, as the server named it where it rendered it. Nothing changes while the name is not known yet. */
export function useTitle(own: string | null | undefined, isShown = true): void {
  const { brand } = usePageData()
  useEffect(() => {
    if (isShown && own !== undefined) document.title = pageTitle(own, brand)
  }, [own, isShown, brand])
}

export function pageTitle(own: string | null | undefined, brand: Brand): string {
  return own ? `${own} · ${brand.name}` : (brand.shell?.title ?? brand.name)
}
