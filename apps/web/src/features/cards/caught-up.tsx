type Props = { count: number; isCategory: boolean; onTop: () => void; onForYou: () => void }

/** The feed's end: it ends, and says so. */
export function CaughtUp({ count, isCategory, onTop, onForYou }: Props) {
  return (
    <div className="stand-in caught-up">
      <img src="/icon.svg" alt="" width={88} height={88} />
      <h2>You’re all caught up</h2>
      <p>That was all {count} of them. New tiles will wait for you here.</p>
      <button type="button" className="button" onClick={onTop}>
        Back to the first tile
      </button>
      {isCategory && (
        <button type="button" className="button" onClick={onForYou}>
          On to everything else
        </button>
      )}
    </div>
  )
}
