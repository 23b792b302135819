import type { StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { Button } from "../../../ui/button.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Loaded } from "../../kit/loaded.tsx"
import { compareDrafts, type Difference } from "../compare/compare-drafts.ts"
import { mergeDrafts, type Side, usualChoices } from "../compare/merge-drafts.ts"
import { partName, partText } from "../compare/part-text.ts"
import "./conflict.css"

type Props = {
  id: string
  version: number
  mine: TileDraft
  base: TileDraft
  onSettle: (theirs: StudioTile, merged: TileDraft) => void
}

export function ConflictView({ id, version, mine, base, onSettle }: Props) {
  const read = useRead(
    { key: `studio conflict ${id} ${version}`, read: () => studioCall("studio-get_tile", { id }) },
    { freshFor: Number.POSITIVE_INFINITY },
  )
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const who = read.data?.tile.updatedBy ?? null
  return (
    <section className="grid justify-items-start gap-4 rounded-card surface-1 p-4" aria-labelledby="conflict-title">
      <h2 id="conflict-title" className="text-4" tabIndex={-1} ref={title}>
        {who === null ? "Another editor has changed this tile" : `${who} has changed this tile`}
      </h2>
      <Loaded read={read} about={t`Your version is unchanged.`}>
        {({ tile }) => <Choices mine={mine} base={base} theirs={tile} onSettle={(merged) => onSettle(tile, merged)} />}
      </Loaded>
    </section>
  )
}

type ChoicesProps = { mine: TileDraft; base: TileDraft; theirs: StudioTile; onSettle: (merged: TileDraft) => void }

function Choices({ mine, base, theirs: { draft: theirs, updatedBy }, onSettle }: ChoicesProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const versions = { mine, theirs, base }
  const differences = compareDrafts(versions)
  const choices = { ...usualChoices(differences), ...chosen }
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(differences.map(({ id }) => [id, side])))
  return (
    <>
      <p className="studio-hint">
        Choose which version to keep. Where only one of you made a change, it is already chosen. The other version stays
        in the revisions.
      </p>
      <div className="studio-answers">
        <Button onClick={() => chooseAll("mine")}>All of mine</Button>
        <Button onClick={() => chooseAll("theirs")}>All of theirs</Button>
      </div>
      {differences.map(({ id, part, changedBy }) => {
        const side = (name: Side, label: string, text: string | null) => (
          <label className="conflict-side grid content-start gap-2 p-3 min-w-0 cursor-pointer surface-2 rounded-card">
            <span className="flex items-center gap-2 text-1 font-semibold ink-2">
              <input
                type="radio"
                className="studio-box"
                name={`conflict ${id}`}
                checked={(choices[id] ?? "mine") === name}
                onChange={() => setChosen({ ...chosen, [id]: name })}
              />
              {label}
            </span>
            {text ? (
              <span className="conflict-text wrap-anywhere pre-wrap">{text}</span>
            ) : (
              <i className="ink-2">{text === null ? "Removed" : "Empty"}</i>
            )}
          </label>
        )
        return (
          <fieldset key={id} className="studio-set conflict-part grid gap-2 w-full">
            <legend>
              {partName(part, mine, theirs)}
              <small className="font-normal"> {changeWords(changedBy, updatedBy)}</small>
            </legend>
            {side("mine", t`Your version`, partText(part, mine))}
            {side("theirs", t`Their version`, partText(part, theirs))}
          </fieldset>
        )
      })}
      {differences.length === 0 && <p>Both versions are the same.</p>}
      <Button kind="primary" onClick={() => onSettle(mergeDrafts(versions, choices))}>
        Continue with this version
      </Button>
    </>
  )
}

function changeWords(changedBy: Difference["changedBy"], who: string | null): string {
  if (changedBy === "both") return t`changed by both`
  if (changedBy === "mine") return t`changed by you`
  return who === null ? t`changed by another editor` : t`changed by ${who}`
}
