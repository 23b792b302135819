import { useEffect } from "react"

type AppKeys = { canGoBack: boolean; onBack: () => void; onList: () => void }

/** The keys that work everywhere: `Esc` goes back, `?` lists the keys. */
export function useAppKeys({ canGoBack, onBack, onList }: AppKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null
      if (isTyping || document.querySelector("dialog[open]")) return
      if (event.key === "?") onList()
      else if (event.key === "Escape" && canGoBack) onBack()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [canGoBack, onBack, onList])
}
