export type Undo = { text: string; undo: () => void }

type Props = { undo: Undo | null; onDone: () => void }

/** Stays until something else is removed, or it is put away: no clock runs while somebody reads. */
export function UndoBar({ undo, onDone }: Props) {
  return (
    <div className="draft-undo" role="status">
      {undo && (
        <>
          <span>{undo.text}</span>
          <button
            type="button"
            className="button"
            onClick={() => {
              undo.undo()
              onDone()
            }}
          >
            Put it back
          </button>
          <button type="button" className="button" onClick={onDone}>
            Put away
          </button>
        </>
      )}
    </div>
  )
}
