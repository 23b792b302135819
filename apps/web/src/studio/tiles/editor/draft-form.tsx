import type { TileDraft } from "@confetti/contract/tile-draft"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { PictureField } from "../../picture/picture-field.tsx"
import { AspectField } from "../fields/aspect-field.tsx"
import { CategoryField } from "../fields/category-field.tsx"
import { fieldId } from "../fields/draft-path.ts"
import { MomentField } from "../fields/moment-field.tsx"
import { NextField } from "../fields/next-field.tsx"
import { ProblemText, useProblem } from "../fields/problems.tsx"
import { QuestionsField } from "../fields/questions-field.tsx"
import { SeasonField } from "../fields/season-field.tsx"
import { SourcesField } from "../fields/sources-field.tsx"
import { SubtilesField } from "../fields/subtiles-field.tsx"
import { TextBlock } from "../fields/text-block.tsx"
import { TextField } from "../fields/text-field.tsx"
import { withDeveloping } from "../fields/with-developing.ts"
import { usePictureProblems } from "../fields/use-picture-problems.ts"

export type EditDraft = (change: (draft: TileDraft) => TileDraft) => void

type Props = { draft: TileDraft; isPublished: boolean; language: string; edit: EditDraft }

export function DraftForm({ draft, isPublished, language, edit }: Props) {
  const set = (change: Partial<TileDraft>) => edit((before) => ({ ...before, ...change }))
  const pictureProblems = usePictureProblems()
  const pictureProblem = useProblem(["picture"])
  const [beforeDeveloping, keepBefore] = useState(draft)
  const setDeveloping = (developing: boolean) => {
    edit((now) => withDeveloping(now, developing, beforeDeveloping))
    keepBefore(draft)
  }
  return (
    <form className="draft-form" aria-label="Tile" onSubmit={(event) => event.preventDefault()}>
      <section className="draft-group" aria-labelledby="draft-cover-title">
        <h2 id="draft-cover-title">Cover</h2>
        <TextField
          path={["title"]}
          label="Title"
          most={tileLimits.title.most}
          rows={2}
          value={draft.title}
          onChange={(title) => set({ title })}
        />
        <TextField
          path={["teaser"]}
          label="Teaser"
          most={tileLimits.teaser.most}
          rows={2}
          value={draft.teaser}
          onChange={(teaser) => set({ teaser })}
        />
        <CategoryField value={draft.categories} onChange={(categories) => set({ categories })} />
        <AspectField value={draft.aspect} isDeveloping={draft.developing} onChange={(aspect) => set({ aspect })} />
        <div id={fieldId(["picture"])} tabIndex={-1}>
          <PictureField
            value={draft.picture}
            aspect={draft.aspect}
            categories={draft.categories}
            onChange={(picture) => set({ picture })}
            problems={pictureProblems}
          />
          <ProblemText path={["picture"]} problem={pictureProblem} />
        </div>
      </section>
      <section className="draft-group" aria-labelledby="draft-opening-title">
        <h2 id="draft-opening-title">Opening</h2>
        <TextBlock path={["opening"]} label="Text" value={draft.opening} onChange={(opening) => set({ opening })} />
      </section>
      <SubtilesField
        subtiles={draft.subtiles}
        isDeveloping={draft.developing}
        onEdit={(change) => edit((before) => ({ ...before, subtiles: change(before.subtiles) }))}
      />
      <SourcesField
        sources={draft.sources}
        onEdit={(change) => edit((before) => ({ ...before, sources: change(before.sources) }))}
      />
      <QuestionsField
        questions={draft.questions}
        onEdit={(change) => edit((before) => ({ ...before, questions: change(before.questions) }))}
      />
      <section className="draft-group" aria-labelledby="draft-time-title">
        <h2 id="draft-time-title">Time and place</h2>
        {!isPublished && (
          <TextField
            path={["slug"]}
            label="Address"
            hint="small letters, digits, hyphens"
            value={draft.slug}
            onChange={(slug) => set({ slug: slug.slice(0, 100) })}
          />
        )}
        <label className="draft-check">
          <input
            type="checkbox"
            checked={draft.developing}
            onChange={({ currentTarget }) => setDeveloping(currentTarget.checked)}
          />
          A developing story, told as a timeline that grows
        </label>
        {draft.developing && <NextField value={draft.next} onChange={(next) => set({ next })} />}
        <SeasonField value={draft.season} language={language} onChange={(season) => set({ season })} />
        {isPublished && (
          <div className="draft-row">
            <MomentField
              path={["published"]}
              label="Came out on"
              value={draft.published}
              onChange={(published) => set({ published })}
            />
            <MomentField
              path={["updated"]}
              label="Last updated"
              value={draft.updated ?? ""}
              onChange={(updated) => set({ updated: updated === "" ? null : updated })}
            />
          </div>
        )}
      </section>
    </form>
  )
}
