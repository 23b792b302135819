import { plural } from "@confetti/domain/messages/plural"
import { useRef } from "react"
import type { SavedSet } from "../../platform/saved-caches.ts"
import { useScope } from "../../platform/session-scope.ts"
import { Button } from "../../ui/button.tsx"
import { savedTopicsOf } from "./saving-store.ts"
import { sizeText } from "./size-text.ts"

export function SavedList({ language }: { language: string }) {
  const { remove, useSaved } = savedTopicsOf(useScope())
  const saved = useSaved()
  const list = useRef<HTMLDivElement>(null)
  if (saved === null) return null
  return (
    <div ref={list} tabIndex={-1}>
      {saved.length === 0 && (
        <p className="setting setting-about">
          Nothing yet. Open a topic and choose “Save for offline” before a train ride or a flight.
        </p>
      )}
      {saved.length > 0 && (
        <ul aria-label="Saved for offline">
          {saved.map((each) => (
            <li key={each.slug} className="setting">
              <span className="setting-text">
                <span className="setting-title">{each.title}</span>
                <span className="setting-about">{amountText(each, language)}</span>
              </span>
              <Button
                aria-label={`Remove ${each.title}`}
                onClick={() => {
                  list.current?.focus({ preventScroll: true })
                  void remove(each)
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function amountText({ ids, bytes, isWhole }: SavedSet, language: string): string {
  const size = sizeText(bytes, language)
  return isWhole
    ? plural(ids.length, { one: `# tile, ${size}`, other: `# tiles, ${size}` }, language)
    : plural(ids.length, { one: `Part of # tile, ${size}`, other: `Part of # tiles, ${size}` }, language)
}
