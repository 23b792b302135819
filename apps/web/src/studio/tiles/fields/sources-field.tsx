import type { Source as TileSource } from "@confetti/contract/tile"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { useField } from "../../kit/document.tsx"
import { SelectField, TextField } from "../../kit/document-fields.tsx"
import { Select } from "../../kit/form.tsx"
import { DraftList } from "./draft-list.tsx"

type Source = TileDraft["sources"][number]

const kinds: Record<TileSource["kind"], string> = {
  page: t`Web page`,
  book: t`Book`,
  paper: t`Journal article`,
  archive: t`Archived document`,
}
const links = { url: t`Link`, doi: "DOI", isbn: "ISBN" } as const
type LinkKind = keyof typeof links
/** Limits of a draft, including invalid values. */
const mostCharacters = { url: 2000, doi: 400, isbn: 40 } as const
const linkKinds = Object.keys(links) as LinkKind[]

export function SourcesField() {
  return (
    <DraftList<Source>
      path="sources"
      title="Sources"
      action="Add a source"
      limits={tileLimits.sources}
      mostInDraft={12}
      placeName={(at) => t`Source ${at + 1}`}
      nameOf={({ title }) => title}
      create={() => ({ title: "", by: "", year: null, kind: "page", doi: null, isbn: null, url: null })}
    >
      {(source) => <SourceFields source={source} />}
    </DraftList>
  )
}

function SourceFields({ source }: { source: Source }) {
  const { edit } = useField<Source>([])
  const given = linkKinds.find((kind) => source[kind] !== null)
  const [link, setLink] = useState<LinkKind>(given ?? "url")
  const filled = given ?? link
  return (
    <>
      <TextField path="title" label="Title" most={tileLimits.sourceText.most} />
      <TextField path="by" label="Author" most={tileLimits.sourceText.most} />
      <div className="draft-row">
        <SelectField path="kind" label="Kind" options={Object.entries(kinds)} />
        <TextField<number | null> path="year" label="Year" inputMode="numeric" parse={parseYear} />
      </div>
      <div className="draft-row">
        <Select<LinkKind>
          label="Found by"
          options={linkKinds.map((kind) => [kind, links[kind]])}
          value={filled}
          onChoose={(next) => {
            setLink(next)
            // The text moves along: it may have been typed into the wrong field.
            edit((now) => ({ ...now, doi: null, isbn: null, url: null, [next]: now[filled] }))
          }}
        />
        <TextField<string | null>
          path={filled}
          label={links[filled]}
          hint="Only if someone has checked it."
          maxLength={mostCharacters[filled]}
          {...(filled === "url" && { inputMode: "url", placeholder: "https://" })}
          parse={(text) => (text.trim() === "" ? null : text)}
        />
      </div>
    </>
  )
}

/** Digits, with a minus before our era; otherwise the previous year stays. */
function parseYear(text: string, before: number | null): number | null {
  if (text.trim() === "") return null
  return /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : before
}
