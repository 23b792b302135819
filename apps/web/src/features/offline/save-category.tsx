import type { Category } from "@confetti/contract/category"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useRef } from "react"
import type { SavedSet } from "../../platform/saved-caches.ts"
import { useScope } from "../../platform/session-scope.ts"
import { Button } from "../../ui/button.tsx"
import { useSession } from "../session/index.ts"
import { savedTopicsOf, type Saving } from "./saving-store.ts"
import { sizeText } from "./size-text.ts"

type Props = { category: Category; language: string }

type StepProps = Props & { saving: Saving; onAgain: () => void; onEnd: () => void }

export function SaveCategory({ category, language }: Props) {
  const { userId } = useSession()
  const topics = savedTopicsOf(useScope())
  const saved = topics.useSaved()
  const saving = topics.savings.useValue()[category.slug]
  const row = useRef<HTMLElement>(null)
  if (saved === null) return null
  const own = saved.find(({ slug }) => slug === category.slug)
  const begin = () => {
    // The pressed button disappears.
    row.current?.focus({ preventScroll: true })
    void topics.measure(category, userId)
  }
  return (
    <section
      className="save-row flex flex-wrap items-center gap-2-3 min-h-44 ink-2"
      aria-label="Offline"
      ref={row}
      tabIndex={-1}
    >
      {saving ? (
        <Step
          category={category}
          language={language}
          saving={saving}
          onAgain={begin}
          onEnd={() => topics.endSaving(category.slug)}
        />
      ) : own ? (
        <SavedWords saved={own} language={language} onAgain={begin} />
      ) : (
        <Button onClick={begin}>Save for offline</Button>
      )}
    </section>
  )
}

function Step({ category, language, saving, onAgain, onEnd }: StepProps) {
  const { save } = savedTopicsOf(useScope())
  const size = (bytes: number) => sizeText(bytes, language)
  switch (saving.step) {
    case "measuring":
      return <p role="status">Checking the size…</p>
    case "measured": {
      const { download, removed } = saving
      const { tiles, total, bytes } = download
      const titles = removed.map(({ title }) => title).join(t` and `)
      return (
        <>
          <p role="status">
            {total > tiles.length
              ? `The first ${tiles.length} of ${total} tiles with their pictures: ${size(bytes)}. Videos are not saved.`
              : plural(
                  tiles.length,
                  {
                    one: `# tile with its pictures: ${size(bytes)}. Videos are not saved.`,
                    other: `# tiles with their pictures: ${size(bytes)}. Videos are not saved.`,
                  },
                  language,
                )}
            {removed.length > 0 && <span>{` To make room, ${titles} will be removed.`}</span>}
          </p>
          <span className="flex flex-wrap gap-2">
            <Button kind="primary" onClick={() => void save(download, removed)}>
              Save {size(bytes)}
            </Button>
            <Button onClick={onEnd}>Not now</Button>
          </span>
        </>
      )
    }
    case "saving":
      return (
        <>
          <label className="save-progress grid gap-1">
            <span className="flex justify-between gap-3 tabular-nums">
              <span>Saving {category.title}…</span>
              <span aria-hidden="true">{shareText(saving.share, language)}</span>
            </span>
            <progress className="w-full overflow-hidden rounded-full surface-2" value={saving.share} max={1} />
          </label>
          <Button onClick={saving.stop}>Stop</Button>
        </>
      )
    case "no-room":
      return (
        <>
          <p role="alert">
            This is {size(saving.bytes)}, and the browser has room for {size(saving.free)}. Nothing was saved.
          </p>
          <Button onClick={onEnd}>OK</Button>
        </>
      )
    case "failed":
      return (
        <>
          <p role="alert">
            {saving.isOffline
              ? "Connection lost. What has been saved so far is kept."
              : "Could not reach the server. What has been saved so far is kept."}
          </p>
          <Button onClick={onAgain}>Try again</Button>
        </>
      )
  }
}

function SavedWords({ saved, language, onAgain }: { saved: SavedSet; language: string; onAgain: () => void }) {
  const { remove } = savedTopicsOf(useScope())
  const count = saved.ids.length
  const size = sizeText(saved.bytes, language)
  return (
    <>
      <p>
        {saved.isWhole
          ? plural(
              count,
              { one: `Saved for offline: # tile, ${size}.`, other: `Saved for offline: # tiles, ${size}.` },
              language,
            )
          : plural(
              count,
              { one: `Only part of its # tile is saved.`, other: `Only part of its # tiles is saved.` },
              language,
            )}
      </p>
      <span className="flex flex-wrap gap-2">
        {!saved.isWhole && <Button onClick={onAgain}>Save the rest</Button>}
        <Button onClick={() => void remove(saved)}>Remove</Button>
      </span>
    </>
  )
}

function shareText(share: number, language: string): string {
  return share.toLocaleString(language, { style: "percent" })
}
