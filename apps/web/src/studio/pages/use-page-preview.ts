import type { RichText } from "@confetti/contract/rich-text"
import type { StudioProblem } from "@confetti/contract/studio"
import type { PageDraft } from "@confetti/contract/studio-brand"
import { useEffect, useState } from "react"
import { studioCall } from "../access/studio-call.ts"

/** How long somebody rests before what they typed is shown, in milliseconds. */
const restsFor = 400

type Preview = { body: RichText; problems: readonly StudioProblem[] }

const nothing: Preview = { body: [], problems: [] }

/** What an import makes of a page as it is typed. Offline the last one stays. */
export function usePagePreview(slug: string, page: PageDraft | undefined): Preview & { isOld: boolean } {
  const [shown, setShown] = useState<{ of: string; preview: Preview } | null>(null)
  const wanted = page === undefined ? "" : JSON.stringify(page)
  useEffect(() => {
    if (wanted === "") return
    let isOver = false
    const ask = async () => {
      const preview = await studioCall("studio-preview_page", { slug, page: JSON.parse(wanted) as PageDraft })
      if (!isOver) setShown({ of: wanted, preview })
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), restsFor)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [slug, wanted])
  return { ...(shown?.preview ?? nothing), isOld: shown?.of !== wanted }
}
