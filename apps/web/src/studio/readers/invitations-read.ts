import { studioCall } from "../access/studio-call.ts"

export const invitationsRead = { key: "studio-invitations", read: () => studioCall("referrals-list_reviews", null) }
