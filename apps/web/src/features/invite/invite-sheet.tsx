import { Sheet } from "../../ui/sheet.tsx"

export function InviteSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Invite friends" onClose={onClose}>
      {null}
    </Sheet>
  )
}
