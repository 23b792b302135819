export type { FeedAct } from "./feed-act.ts"
export { FeedScreen } from "./feed-screen.tsx"
export { forgetFeed } from "./forget-feed.ts"
export { useFeedIds } from "./use-feed-ids.ts"
