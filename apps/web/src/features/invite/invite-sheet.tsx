import { Sheet } from "../../ui/sheet.tsx"
import { useSession } from "../session/index.ts"
import "./invite.css"
import { InviteCard } from "./invite-card.tsx"

/** Somebody's own invitation. Without their record there is no code to show, and the sheet says so. */
export function InviteSheet({ brandName, onClose }: { brandName: string; onClose: () => void }) {
  const { user } = useSession()
  return (
    <Sheet title="Invite a friend" className="invite-sheet" onClose={onClose}>
      {user ? (
        <InviteCard brandName={brandName} />
      ) : (
        <p className="invite-about">Your code is not on this device. It shows here as soon as you are online.</p>
      )}
    </Sheet>
  )
}
