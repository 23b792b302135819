import { studioCall } from "../access/studio-call.ts"

/** The invitations under review. */
export const invitationsRead = { key: "studio-invitations", read: () => studioCall("referrals-list_reviews", null) }
