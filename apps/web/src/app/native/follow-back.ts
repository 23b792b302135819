import { App } from "@capacitor/app"
import { backStep } from "@confetti/domain/navigation/back-step"
import { entryNumber } from "../../platform/history-entries.ts"
import { go } from "../../platform/location.ts"
import { isDialogOpen, openDialogs } from "../../ui/open-dialogs.ts"

/** Android's back button. Listening to it disables the default behaviour. */
export function followBack(): void {
  void App.addListener("backButton", () => {
    const query = new URLSearchParams(location.search)
    const terms = { t: query.get("t") ?? undefined, q: query.get("q") ?? undefined }
    const step = backStep({ isDialogOpen: isDialogOpen(), path: location.pathname, terms, entry: entryNumber() })
    if (step.do === "close") openDialogs().at(-1)?.close()
    else if (step.do === "pop") history.back()
    else if (step.do === "go") go(step.to, { replace: true })
    else void App.minimizeApp()
  })
}
