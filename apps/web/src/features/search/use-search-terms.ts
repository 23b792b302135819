import { sectionRoot } from "@confetti/domain/navigation/section"
import { useEffect, useState } from "react"
import { useLocation, useSearch } from "../../platform/location.ts"

/** The search: words, and a topic. */
export type Terms = { q: string; t: string | null }

/** Longer queries add nothing; the server refuses five times as much. */
export const longestQuery = 100

export function readTerms(search: string): Terms {
  const query = new URLSearchParams(search)
  return { q: plainQuery(query.get("q") ?? ""), t: query.get("t") || null }
}

/** Words as in the address: single spaces between them, none around. */
export function plainQuery(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, longestQuery)
}

/** Milliseconds: at a usual pace it searches once a word, not once a letter. */
const settlesAfter = 120

/**
 * The search, stored in the address only. Typing replaces the address at every letter and settles a moment later; other changes (a link,
 * back, forward) apply at once.
 */
export function useSearchTerms() {
  const [, navigate] = useLocation()
  const { q, t } = readTerms(useSearch())
  const [typed, setTyped] = useState<string | null>(null)
  const [settled, setSettled] = useState(q)
  const isTyped = typed !== null && plainQuery(typed) === q

  useEffect(() => {
    const timer = setTimeout(() => setSettled(q), isTyped ? settlesAfter : 0)
    return () => clearTimeout(timer)
  }, [q, isTyped])

  return {
    /** As typed, perhaps with a trailing space. */
    text: isTyped ? typed : q,
    q: isTyped ? settled : q,
    t,
    type(text: string) {
      setTyped(text)
      navigate(sectionRoot("search", { q: plainQuery(text), t: t ?? undefined }), { replace: true })
    },
  }
}
