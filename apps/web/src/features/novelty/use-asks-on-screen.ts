import { type RefObject, useEffect, useState } from "react"
import { useOnScreen } from "../tile/index.ts"

/** Says that something is asked, for as long as it is in view: nothing is to come over its answers. */
export function useAsksOnScreen(question: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!isAsking || !question.current) return
    const seen = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    seen.observe(question.current)
    return () => {
      seen.disconnect()
      setInView(false)
    }
  }, [question, isAsking])
  useOnScreen("question", isAsking && isInView && question)
}
