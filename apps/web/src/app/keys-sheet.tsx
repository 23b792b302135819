import { Sheet } from "../ui/sheet.tsx"

const keys: [string, string][] = [
  ["↓ ↑", "next and previous tile"],
  ["→ ←", "next and previous subtile"],
  ["Enter", "open the tile"],
  ["L", "like"],
  ["S", "share"],
  ["W", "why this tile"],
  ["M", "everything one can do with it"],
  ["Home", "to the first tile"],
  ["Esc", "back"],
  ["?", "this list"],
]

export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
