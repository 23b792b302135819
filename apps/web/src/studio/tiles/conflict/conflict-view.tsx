import type { StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { useEffect, useState } from "react"
import { onOnline } from "../../../platform/connection.ts"
import { Button } from "../../../ui/button.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { compareDrafts } from "../compare/compare-drafts.ts"
import { mergeDrafts, type Side, usualChoices } from "../compare/merge-drafts.ts"
import { ConflictChoice } from "./conflict-choice.tsx"
import "./conflict.css"

type Props = {
  id: string
  mine: TileDraft
  base: TileDraft
  onSettle: (theirs: StudioTile, merged: TileDraft) => void
}

export function ConflictView({ id, mine, base, onSettle }: Props) {
  const theirs = useTheirs(id)
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  if (!theirs)
    return (
      <section className="conflict" aria-labelledby="conflict-title">
        <h2 id="conflict-title" tabIndex={-1}>
          Somebody else changed this tile
        </h2>
        <p className="studio-hint">Fetching what they wrote. Yours stays as it is.</p>
      </section>
    )
  const versions = { mine, theirs: theirs.draft, base }
  const differences = compareDrafts(versions)
  const choices = { ...usualChoices(differences), ...chosen }
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(differences.map(({ id: part }) => [part, side])))
  const who = theirs.updatedBy
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h2 id="conflict-title" tabIndex={-1}>
        {who === null ? "Another editor changed this tile meanwhile" : `${who} changed this tile meanwhile`}
      </h2>
      <p className="studio-hint">
        Choose what stands. Where only one of you changed something, that is chosen already. The version you do not
        choose stays among the revisions.
      </p>
      <div className="studio-answers">
        <Button onClick={() => chooseAll("mine")}>All of mine</Button>
        <Button onClick={() => chooseAll("theirs")}>All of theirs</Button>
      </div>
      {differences.map((difference) => (
        <ConflictChoice
          key={difference.id}
          difference={difference}
          mine={mine}
          theirs={theirs.draft}
          who={who}
          chosen={choices[difference.id] ?? "mine"}
          onChoose={(side) => setChosen({ ...chosen, [difference.id]: side })}
        />
      ))}
      {differences.length === 0 && <p>Both versions say the same.</p>}
      <Button kind="primary" onClick={() => onSettle(theirs, mergeDrafts(versions, choices))}>
        Go on with this
      </Button>
    </section>
  )
}

function useTheirs(id: string): StudioTile | null {
  const [theirs, setTheirs] = useState<StudioTile | null>(null)
  useEffect(() => {
    let isOver = false
    const read = () => {
      studioCall("studio-get_tile", { id }).then(
        ({ tile }) => isOver || setTheirs(tile),
        () => undefined,
      )
    }
    read()
    const off = onOnline(read)
    return () => {
      isOver = true
      off()
    }
  }, [id])
  return theirs
}
