/** Says that new tiles are there. The feed itself stays where it is until this is pressed. */
export function NewChip({ count, onTake }: { count: number; onTake: () => void }) {
  return (
    <div className="new-chip" role="status">
      <button type="button" onClick={onTake}>
        {count} new
      </button>
    </div>
  )
}
