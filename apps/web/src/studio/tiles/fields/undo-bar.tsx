import { Button } from "../../../ui/button.tsx"
export type Undo = { text: string; undo: () => void }

type Props = { undo: Undo | null; onDone: () => void }

/** Stays until something else is removed, or it is put away: no clock runs while somebody reads. */
export function UndoBar({ undo, onDone }: Props) {
  return (
    <div className="draft-undo" role="status">
      {undo && (
        <>
          <span>{undo.text}</span>
          <Button
            onClick={() => {
              undo.undo()
              onDone()
            }}
          >
            Put it back
          </Button>
          <Button onClick={onDone}>Put away</Button>
        </>
      )}
    </div>
  )
}
