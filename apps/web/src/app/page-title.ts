import type { Brand } from "@confetti/contract/brand"

/** What the browser calls a page: its own name and the brand's, or the brand with its tagline where a page has no name. */
export function pageTitle(own: string | null | undefined, brand: Brand): string {
  return own ? `${own} · ${brand.name}` : `${brand.name} · ${brand.tagline}`
}
