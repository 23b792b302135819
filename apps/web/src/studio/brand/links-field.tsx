import type { BrandDraft } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { nameOfSlug } from "../pack-file/name-of-slug.ts"
import { TextField } from "../pack-file/text-field.tsx"
import { SortableList } from "../sortable/sortable-list.tsx"

type Links = BrandDraft["links"]

type Props = {
  links: Links
  problemOf: (name: string) => string | null
  onChange: (links: Links) => void
}

export function LinksField({ links, problemOf, onChange }: Props) {
  const [name, setName] = useState("")
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
  const isTaken = links.some((link) => link.name === slug)
  const add = () => {
    if (slug === "" || isTaken) return
    onChange([...links, { name: slug, to: "" }])
    setName("")
  }
  return (
    <div className="links-field">
      <SortableList
        label="Links"
        items={links}
        keyOf={(link) => link.name}
        nameOf={(link) => nameOfSlug(link.name)}
        onMove={(from, to) => {
          const link = links[from]
          if (link) onChange(links.toSpliced(from, 1).toSpliced(to, 0, link))
        }}
      >
        {(link, at, handle) => (
          <div className="link-row">
            {handle}
            <TextField
              label={nameOfSlug(link.name)}
              value={link.to}
              problem={problemOf(link.name)}
              onChange={(to) => onChange(links.with(at, { ...link, to }))}
            />
            <Button aria-label={`Remove ${nameOfSlug(link.name)}`} onClick={() => onChange(links.toSpliced(at, 1))}>
              Remove
            </Button>
          </div>
        )}
      </SortableList>
      <div className="link-row">
        <TextField
          label="Another link"
          value={name}
          hint="Its name, such as “press”."
          problem={isTaken ? t`There is one of this name.` : null}
          onChange={setName}
        />
        <Button disabled={slug === "" || isTaken || links.length >= 40} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  )
}
