import { t } from "@confetti/domain/messages/t"
import { Sheet } from "../../ui/sheet.tsx"
import type { Section } from "../section.ts"

export function KeysSheet({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const keys: [string, string][] = [
    ...sections.map(({ letter, title }): [string, string] => [`g ${letter}`, title]),
    ["/", t`search on this screen`],
    ["Esc", t`close what is open`],
    ["?", t`this list`],
  ]
  return (
    <Sheet title="Keyboard shortcuts" onClose={onClose}>
      <dl className="studio-keys grid gap-2 pt-3">
        {keys.map(([key, does]) => (
          <div key={key} className="flex items-baseline gap-4">
            <dt className="flex gap-1">
              {key.split(" ").map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd className="ink-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
