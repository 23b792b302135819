import { t } from "@confetti/domain/messages/t"
import { Sheet } from "../../../../ui/sheet.tsx"

type Props = {
  /** A question is open, and its time goes on. */
  isTimed: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveSheet({ isTimed, onStay, onLeave }: Props) {
  return (
    <Sheet title="Leave the quiz?" onClose={onStay}>
      <div className="quiz-leave">
        <p>
          {t`What you have answered is kept, and you can go on later today.`}
          {isTimed && <span>{" The clock of the open question does not stop."}</span>}
        </p>
        <button type="button" className="button primary" onClick={onStay}>
          Keep playing
        </button>
        <button type="button" className="button" onClick={onLeave}>
          Leave for now
        </button>
      </div>
    </Sheet>
  )
}
