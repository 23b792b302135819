import { escapeHtml } from "@confetti/domain/escape-html"
import { t } from "@confetti/domain/messages/t"

/**
 * Shows the notice where the engine is older than the app can run in (decision 28), and says so at the page's root: then the entry starts
 * nothing, and what the server rendered stays to be read. It asks for what is used unasked everywhere, and not for a browser's name. Old
 * engines read it, so it is written as they would.
 */
export const oldEngineScript =
  `if(!("".isWellFormed&&[].toSorted&&window.Intl&&Intl.Segmenter)){` +
  `document.documentElement.setAttribute("data-old-engine","");` +
  `document.getElementById("old-engine").hidden=false}`

export function oldEngineNotice(name: string): string {
  const text = t`${name} needs a newer browser. Update this one, or use another. You can still read this page.`
  return `<p id="old-engine" class="old-engine" role="alert" hidden>${escapeHtml(text)}</p>`
}
