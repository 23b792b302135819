export { FollowButton } from "./follow-button.tsx"
