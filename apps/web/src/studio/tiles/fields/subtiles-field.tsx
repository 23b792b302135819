import type { DraftSubtile, DraftText } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { randomId } from "../../../platform/ids.ts"
import { Button } from "../../../ui/button.tsx"
import { FilmField, filmHint } from "../../film/film-field.tsx"
import { useField } from "../../kit/document.tsx"
import { FieldAbout, TextField } from "../../kit/document-fields.tsx"
import { slugOf } from "../../kit/slug.ts"
import { RichTextEditor } from "../../rich-text/rich-text-editor.tsx"
import { DraftList } from "./draft-list.tsx"

type Clip = DraftSubtile["clip"]

export function SubtilesField({ isDeveloping }: { isDeveloping: boolean }) {
  return (
    <DraftList<DraftSubtile>
      path="subtiles"
      title="Subtiles"
      action="Add a subtile"
      limits={tileLimits.subtiles}
      mostInDraft={30}
      placeName={(at) => t`Subtile ${at + 1}`}
      nameOf={({ heading }) => heading}
      create={() => ({
        key: newKey(),
        heading: "",
        date: isDeveloping ? "" : null,
        slug: null,
        body: [],
        clip: null,
      })}
      keyed={{ keyOf: ({ key }) => key, copy: (subtile) => ({ ...subtile, key: newKey(), slug: null }) }}
    >
      {(subtile, name) => <SubtileFields subtile={subtile} name={name} isDeveloping={isDeveloping} />}
    </DraftList>
  )
}

/** A random key, unique across editors. */
function newKey(): string {
  return randomId().slice(0, 16)
}

type Props = { subtile: DraftSubtile; name: string; isDeveloping: boolean }

function SubtileFields({ subtile: { heading, date, slug, clip }, name, isDeveloping }: Props) {
  const { set: setSlug } = useField<string | null>("slug")
  const { edit: editClip, set: setClip } = useField<Clip>("clip")
  return (
    <>
      {(isDeveloping || date !== null) && <TextField path="date" label="Day" type="date" />}
      <TextField path="heading" label="Heading" />
      {slug === null ? (
        <Button aria-label={`Give ${name} its own address`} onClick={() => setSlug(slugOf(heading))}>
          Own address
        </Button>
      ) : (
        <>
          <TextField
            path="slug"
            label="Own address"
            hint="Stays when the heading changes. Earlier addresses open the tile."
            maxLength={100}
          />
          <Button onClick={() => setSlug(null)}>Use the heading</Button>
        </>
      )}
      <DraftTextField path="body" />
      <FilmField
        label={`A film in ${name}`}
        file={clip?.file ?? null}
        hint={`${filmHint} It plays when tapped, with sound.`}
        problem={null}
        onFile={(file) => editClip((now) => ({ file, alt: now?.alt ?? "" }))}
      />
      {clip && (
        <>
          <TextField<Clip>
            path="clip"
            label="Description of the film"
            most={tileLimits.alt.most}
            rows={2}
            show={(now) => now?.alt ?? ""}
            parse={(alt, now) => now && { ...now, alt }}
          />
          <Button onClick={() => setClip(null)}>Remove the film</Button>
        </>
      )}
    </>
  )
}

export function DraftTextField({ path }: { path: string }) {
  const field = useField<DraftText>(path, true)
  const { id, value, problem, isQuiet, set } = field
  return (
    <div className="grid gap-2">
      <RichTextEditor
        id={id}
        label="Text"
        value={value}
        onChange={set}
        describedBy={`${id}-about`}
        invalid={problem !== null && !isQuiet}
      />
      <FieldAbout field={field} />
    </div>
  )
}
