import { unknownBrowser } from "@confetti/domain/errors/browser-of"
import { t } from "@confetti/domain/messages/t"

/** A browser as it is kept beside an error: a name and a version, or that it is none of those known. */
export function browserText(browser: string): string {
  return browser === unknownBrowser ? t`another browser` : browser
}
