import { sectionRoot } from "@confetti/domain/navigation/section"
import { useEffect, useState } from "react"
import { useLocation, useSearch } from "../../platform/location.ts"

/** What is searched: words, and the topic that was asked for. */
export type Terms = { q: string; t: string | null }

/** More says nothing more, and the search refuses five times as much. */
export const longestQuery = 100

export function readTerms(search: string): Terms {
  const query = new URLSearchParams(search)
  return { q: plainQuery(query.get("q") ?? ""), t: query.get("t") || null }
}

/** The words as they stand in the address: one space between them, none around. */
export function plainQuery(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, longestQuery)
}

/** Typing at a usual pace asks once a word or so, not once a letter. */
const settlesAfter = 120

/**
 * What is searched, with the address as its one home. Typing replaces the address at every letter and settles a moment later;
 * every other change (a link, back, forward) counts at once.
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
    /** As it stands in the field, perhaps with a space at its end that is no part of the search yet. */
    text: isTyped ? typed : q,
    q: isTyped ? settled : q,
    t,
    type(text: string) {
      setTyped(text)
      navigate(sectionRoot("search", { q: plainQuery(text), t: t ?? undefined }), { replace: true })
    },
  }
}
