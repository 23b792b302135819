import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { useEffect } from "react"
import { plainClick } from "../../ui/plain-click.ts"
import { useNavigationStack } from "../navigation/use-navigation-stack.ts"

/**
 * What is read leads to other tiles by links that know nothing of the app: they work before its code is here, and without it. From the first
 * touch on a plain click is a step inside the app, so that back leads to the line one came from.
 */
export function useTextLinks(): void {
  const { open } = useNavigationStack()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".reading a[href]") : null
      // The mark of a source stays on its page.
      const isHere = link?.origin === location.origin && link.hash === ""
      const slug = isHere ? slugOfPath(link.pathname) : null
      if (slug !== null && !event.defaultPrevented) plainClick(() => open(slug))(event)
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [open])
}
