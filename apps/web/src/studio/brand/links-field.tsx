import type { StudioProblem } from "@confetti/contract/studio"
import type { BrandDraft } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useId, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { useField } from "../kit/document.tsx"
import { controlProps, FieldFrame, TextField } from "../kit/document-fields.tsx"
import { problemAt } from "../kit/problems.ts"
import { nameOfSlug, slugOf } from "../kit/slug.ts"
import { SortableList } from "../sortable/sortable-list.tsx"

export function LinksField({ problems }: { problems: readonly StudioProblem[] }) {
  const { value: links, set } = useField<BrandDraft["links"]>("links")
  const [name, setName] = useState("")
  const slug = slugOf(name, 40)
  const isTaken = links.some((link) => link.name === slug)
  const added = { id: useId(), problem: isTaken ? t`A link with this name already exists.` : null, isQuiet: false }
  const add = () => {
    set([...links, { name: slug, to: "" }])
    setName("")
  }
  return (
    <div className="grid gap-4">
      <SortableList
        label="Links"
        items={links}
        keyOf={(link) => link.name}
        nameOf={(link) => nameOfSlug(link.name)}
        onOrder={set}
      >
        {(link, at, handle) => (
          <div className="link-row flex flex-wrap gap-2-3 py-2">
            {handle}
            <TextField
              path={["links", at, "to"]}
              label={nameOfSlug(link.name)}
              problem={problemAt(problems, ["links", link.name])}
            />
            <Button aria-label={`Remove ${nameOfSlug(link.name)}`} onClick={() => set(links.toSpliced(at, 1))}>
              Remove
            </Button>
          </div>
        )}
      </SortableList>
      <div className="link-row flex flex-wrap gap-2-3 py-2">
        <FieldFrame field={added} label="Another link" hint="Its name, such as “press”.">
          <input {...controlProps(added)} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        </FieldFrame>
        <Button disabled={slug === "" || isTaken || links.length >= 40} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  )
}
