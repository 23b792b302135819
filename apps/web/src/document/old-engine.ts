import { escapeHtml } from "@confetti/domain/escape-html"
import { t } from "@confetti/domain/messages/t"

/**
 * Shows a notice in unsupported engines (decision 28) and marks the root element, so that the app does not start and the server's page
 * stays readable. Tests features, not browser names. Written for old engines.
 */
export const oldEngineScript =
  `if(!("".isWellFormed&&[].toSorted&&window.Intl&&Intl.Segmenter)){` +
  `document.documentElement.setAttribute("data-old-engine","");` +
  `document.getElementById("old-engine").hidden=false}`

export function oldEngineNotice(name: string): string {
  const text = t`${name} needs a newer browser. Update this one, or use another. You can still read this page.`
  return `<p id="old-engine" class="old-engine" role="alert" hidden>${escapeHtml(text)}</p>`
}
