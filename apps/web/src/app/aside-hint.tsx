/** On a wide screen the place where an opened tile will stand says how to get there. */
export function AsideHint() {
  return (
    <aside className="aside-hint" aria-label="Keys">
      <p>
        <kbd>Enter</kbd>opens this tile here
      </p>
      <p>
        <kbd>↓</kbd>
        <kbd>→</kbd>next tile, next subtile
      </p>
      <p>
        <kbd>?</kbd>lists every key
      </p>
    </aside>
  )
}
