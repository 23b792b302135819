import type { StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { deviceZone } from "../../../platform/device-zone.ts"
import { DocumentForm, useField } from "../../kit/document.tsx"
import { FieldAbout, Group, TextField } from "../../kit/document-fields.tsx"
import { problemAt } from "../../kit/problems.ts"
import { PictureField } from "../../picture/picture-field.tsx"
import { AspectField, CategoryField } from "../fields/cover-fields.tsx"
import { localTimeOf, momentOfLocal } from "../fields/moment-text.ts"
import { QuestionsField } from "../fields/questions-field.tsx"
import { SeasonField } from "../fields/season-field.tsx"
import { SourcesField } from "../fields/sources-field.tsx"
import { DraftTextField, SubtilesField } from "../fields/subtiles-field.tsx"
import { withDeveloping } from "../fields/with-developing.ts"

export type EditDraft = (change: (draft: TileDraft) => TileDraft) => void

type Props = {
  draft: TileDraft
  problems: readonly StudioProblem[]
  isPublished: boolean
  language: string
  edit: EditDraft
}

export function DraftForm({ draft, problems, isPublished, language, edit }: Props) {
  const [beforeDeveloping, keepBefore] = useState(draft)
  const setDeveloping = (developing: boolean) => {
    edit((now) => withDeveloping(now, developing, beforeDeveloping))
    keepBefore(draft)
  }
  const moment = { type: "datetime-local", max: "9999-12-31T23:59", aside: deviceZone() }
  return (
    <DocumentForm
      id="draft"
      value={draft}
      longest={400}
      isBegun
      onEdit={edit}
      problemAt={(path, isWhole) => problemAt(problems, path, isWhole)}
    >
      <form className="draft-form grid cols-1 gap-4" aria-label="Tile" onSubmit={(event) => event.preventDefault()}>
        <Group id="draft-cover" title="Cover">
          <TextField path="title" label="Title" most={tileLimits.title.most} rows={2} />
          <TextField path="teaser" label="Teaser" most={tileLimits.teaser.most} rows={2} />
          <CategoryField />
          <AspectField isDeveloping={draft.developing} />
          <CoverPicture aspect={draft.aspect} categories={draft.categories} />
        </Group>
        <Group id="draft-opening-group" title="Opening">
          <DraftTextField path="opening" />
        </Group>
        <SubtilesField isDeveloping={draft.developing} />
        <SourcesField />
        <QuestionsField />
        <Group id="draft-time" title="Time and place">
          {!isPublished && (
            <TextField path="slug" label="Address" hint="Lowercase letters, digits and hyphens." maxLength={100} />
          )}
          <label className="flex items-center gap-3 min-h-44">
            <input
              type="checkbox"
              className="studio-box"
              checked={draft.developing}
              onChange={({ currentTarget }) => setDeveloping(currentTarget.checked)}
            />
            A developing story, told as a timeline
          </label>
          {draft.developing && <NextFields />}
          <SeasonField language={language} />
          {isPublished && (
            <div className="draft-row">
              <TextField path="published" label="Published on" {...moment} show={localTimeOf} parse={momentOfLocal} />
              <TextField<string | null>
                path="updated"
                label="Last updated"
                {...moment}
                show={(at) => localTimeOf(at ?? "")}
                parse={(local) => momentOfLocal(local) || null}
              />
            </div>
          )}
        </Group>
      </form>
    </DocumentForm>
  )
}

/** Receives the focus for problems without a field. */
function CoverPicture(props: { aspect: string; categories: readonly string[] }) {
  const field = useField("picture")
  return (
    <div id={field.id} tabIndex={-1}>
      <PictureField {...props} />
      <FieldAbout field={field} />
    </div>
  )
}

/** The next entry of a developing story; null while empty. */
function NextFields() {
  const { edit } = useField<TileDraft["next"]>("next")
  const change = (typed: Partial<NonNullable<TileDraft["next"]>>) =>
    edit((now) => {
      const next = { date: "", text: "", ...now, ...typed }
      return next.date === "" && next.text === "" ? null : next
    })
  return (
    <div className="draft-row">
      <TextField
        path={["next", "text"]}
        label="Expected next"
        most={tileLimits.next.most}
        onType={(text) => change({ text })}
      />
      <TextField
        path={["next", "date"]}
        label="When"
        hint="2027-02-05, or 2027-02"
        maxLength={20}
        onType={(date) => change({ date })}
      />
    </div>
  )
}
