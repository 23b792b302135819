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
              one: `There is # you have not seen yet.`,
              other: `There are # you have not seen yet.`,
            })
          : unseenCount === null
            ? "Tiles you have not seen appear here as soon as you are online."
            : `You have seen all ${count}. New tiles will appear here.`}
      </p>
      {isMore && (
        <Button kind="primary" onClick={onUnseen}>
          {plural(unseenCount, { other: `Show # unseen` })}
        </Button>
      )}
      <Button onClick={onTop}>Back to the first tile</Button>
      {isCategory && <Button onClick={onForYou}>Show everything else</Button>}
    </div>
  )
}
