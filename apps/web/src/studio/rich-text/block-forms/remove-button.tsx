import { Icon } from "../../../ui/icon.tsx"

type Props = { label: string; isPossible: boolean; onRemove: () => void }

export function RemoveButton({ label, isPossible, onRemove }: Props) {
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={!isPossible} onClick={onRemove}>
      <Icon name="close" />
    </button>
  )
}
