import { useRef } from "react"
import { remove } from "./saving-store.ts"
import { sizeText } from "./size-text.ts"
import { useSaved } from "./use-saved.ts"

/** What is kept on this device for a journey, each with its size and a way to be rid of it. */
export function SavedList({ language }: { language: string }) {
  const saved = useSaved()
  const list = useRef<HTMLDivElement>(null)
  if (saved === null) return null
  return (
    <div ref={list} tabIndex={-1}>
      {saved.length === 0 && (
        <p className="setting setting-about">
          Nothing yet. A topic’s page has “Save for offline”, for a train or a flight.
        </p>
      )}
      {saved.length > 0 && (
        <ul aria-label="Saved for offline">
          {saved.map((each) => (
            <li key={each.slug} className="setting">
              <span className="setting-text">
                <span className="setting-title">{each.title}</span>
                <span className="setting-about">
                  {each.isWhole ? "" : "A part of "}
                  {each.ids.length === 1 ? "1 tile" : `${each.ids.length} tiles`}, {sizeText(each.bytes, language)}
                </span>
              </span>
              <button
                type="button"
                className="button"
                aria-label={`Remove ${each.title}`}
                onClick={() => {
                  list.current?.focus({ preventScroll: true })
                  void remove(each)
                }}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
