import { unknownBrowser } from "@confetti/domain/errors/browser-of"
import { t } from "@confetti/domain/messages/t"

export function browserText(browser: string): string {
  return browser === unknownBrowser ? t`another browser` : browser
}
