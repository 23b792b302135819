import { toggleMutation } from "../../../platform/sync/mutation.ts"
import { likeToggle } from "../like-toggle.ts"

export const likeMutation = toggleMutation(likeToggle)
