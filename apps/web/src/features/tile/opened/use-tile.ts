import { useEffect } from "react"
import { keepDocument } from "../../../platform/keep-document.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { tileAddress, tileRead } from "../use-tiles.ts"

/** One tile by its slug, or by a subtile's its parent; `null` when there is none. Once opened it stays at hand, also without a network. */
export function useTile(slug: string) {
  const answer = useRead(tileRead(slug))
  const { data } = answer
  useEffect(() => {
    // What its reader has before everybody is kept on no device.
    const isOut = data && Date.parse(data.publishedAt) <= Date.now()
    if (isOut) void keepDocument(tileAddress(slug), data)
  }, [slug, data])
  return answer
}
