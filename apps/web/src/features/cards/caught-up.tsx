import { plural } from "@confetti/domain/messages/plural"
import { Button } from "../../ui/button.tsx"
import "./caught-up.css"

type Props = {
  icon: string
  count: number
  unseenCount: number | null
  isCategory: boolean
  onTop: () => void
  onUnseen: () => void
  onForYou: () => void
}

export function CaughtUp({ icon, count, unseenCount, isCategory, onTop, onUnseen, onForYou }: Props) {
  const isMore = unseenCount !== null && unseenCount > 0
  return (
    <div className="stand-in caught-up">
      <img src={icon} alt="" width={88} height={88} />
      <h2>{isMore ? "There is more" : unseenCount === null ? "The last one, for now" : "You’re all caught up"}</h2>
      <p>
        {isMore
          ? plural(unseenCount, {
              one: "# you have not seen waits for you.",
              other: "# you have not seen wait for you.",
            })
          : unseenCount === null
            ? "What you have not seen yet shows up here as soon as there is a connection."
            : `That was all ${count} of them. New tiles will wait for you here.`}
      </p>
      {isMore && (
        <Button kind="primary" onClick={onUnseen}>
          {plural(unseenCount, { other: "# you have not seen" })}
        </Button>
      )}
      <Button onClick={onTop}>Back to the first tile</Button>
      {isCategory && <Button onClick={onForYou}>On to everything else</Button>}
    </div>
  )
}
