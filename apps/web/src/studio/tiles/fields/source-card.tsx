import type { Source as TileSource } from "@confetti/contract/tile"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"
import { TextField } from "./text-field.tsx"

type Source = TileDraft["sources"][number]

const kinds: Record<TileSource["kind"], string> = {
  page: t`Web page`,
  book: t`Book`,
  paper: t`Journal article`,
  archive: t`Archived document`,
}
const links = { url: t`Link`, doi: "DOI", isbn: "ISBN" } as const
type LinkKind = keyof typeof links
const linkKinds = Object.keys(links) as LinkKind[]

type Props = { source: Source; at: number; onChange: (change: Partial<Source>) => void; onRemove: () => void }

export function SourceCard({ source, at, onChange, onRemove }: Props) {
  const path = ["sources", at]
  const problem = useProblem(path)
  const [link, setLink] = useState<LinkKind>(() => linkKinds.find((kind) => source[kind] !== null) ?? "url")
  const filled = linkKinds.find((kind) => source[kind] !== null) ?? link
  return (
    <div className="draft-card" id={fieldId(path)} tabIndex={-1} role="group" aria-label={`Source ${at + 1}`}>
      <div className="draft-card-head">
        <b>{at + 1}</b>
        <span className="draft-card-acts">
          <Button aria-label={`Remove ${source.title || `source ${at + 1}`}`} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </div>
      <ProblemText path={path} problem={problem} />
      <TextField
        path={[...path, "title"]}
        label="Title"
        most={tileLimits.sourceText.most}
        value={source.title}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        path={[...path, "by"]}
        label="By whom"
        most={tileLimits.sourceText.most}
        value={source.by}
        onChange={(by) => onChange({ by })}
      />
      <div className="draft-row">
        <KindField at={at} value={source.kind} onChange={(kind) => onChange({ kind })} />
        <TextField
          path={[...path, "year"]}
          label="Year"
          inputMode="numeric"
          value={source.year === null ? "" : String(source.year)}
          onChange={(text) => onChange({ year: yearOf(text, source.year) })}
        />
      </div>
      <div className="draft-row">
        <label className="studio-field">
          Found by
          <select
            value={filled}
            onChange={({ currentTarget }) => {
              const next = linkKinds.find((kind) => kind === currentTarget.value) ?? "url"
              setLink(next)
              // What was typed comes along: it may have stood in the wrong place.
              onChange({ doi: null, isbn: null, url: null, [next]: source[filled] })
            }}
          >
            {linkKinds.map((kind) => (
              <option key={kind} value={kind}>
                {links[kind]}
              </option>
            ))}
          </select>
        </label>
        <TextField
          path={[...path, filled]}
          label={links[filled]}
          hint="only where somebody checked it"
          {...(filled === "url" && { inputMode: "url" as const, placeholder: "https://" })}
          value={source[filled] ?? ""}
          onChange={(text) => onChange({ [filled]: text.trim() === "" ? null : text })}
        />
      </div>
    </div>
  )
}

function KindField({ at, value, onChange }: { at: number; value: string; onChange: (kind: string) => void }) {
  const path = ["sources", at, "kind"]
  const problem = useProblem(path)
  return (
    <div className="studio-field draft-field">
      <label htmlFor={fieldId(path)}>Kind</label>
      <select
        id={fieldId(path)}
        value={value}
        aria-describedby={problemId(path)}
        aria-invalid={problem !== null || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {!Object.hasOwn(kinds, value) && <option value={value}>{value || "Choose"}</option>}
        {Object.entries(kinds).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </select>
      <ProblemText path={path} problem={problem} />
    </div>
  )
}

/** A year is digits, before our era with a minus; anything else typed leaves it as it was. */
function yearOf(text: string, before: number | null): number | null {
  if (text.trim() === "") return null
  return /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : before
}
