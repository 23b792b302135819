import { useEffect, useRef } from "react"
import { Button } from "../../../ui/button.tsx"

type Props = { reason: string; onClose: () => void }

export function UnreadForm({ reason, onClose }: Props) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div className="studio-form">
      <p id="block-form-reason">
        This form can’t show all that was written here, and leaves it untouched. {reason} You can go on with its YAML in
        the text.
      </p>
      <div className="studio-answers">
        <Button kind="primary" ref={back} aria-describedby="block-form-reason" onClick={onClose}>
          Back to the text
        </Button>
      </div>
    </div>
  )
}
