import { IconButton } from "../../../../ui/icon.tsx"

type Props = {
  /** What the buttons say: "Previous step", "Next step". */
  previous: string
  next: string
  at: number
  count: number
  onStep: (at: number) => void
}

/** Back and on. At an end the button stays where it is, so that whoever presses it is not thrown out. */
export function StepButtons({ previous, next, at, count, onStep }: Props) {
  return (
    <div className="step-buttons">
      <IconButton icon="back" label={previous} aria-disabled={at === 0 || undefined} onClick={() => onStep(at - 1)} />
      <span aria-hidden="true">
        {at + 1} / {count}
      </span>
      <IconButton
        icon="forward"
        label={next}
        aria-disabled={at === count - 1 || undefined}
        onClick={() => onStep(at + 1)}
      />
    </div>
  )
}
