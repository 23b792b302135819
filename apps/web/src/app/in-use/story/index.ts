export { StoryFoot } from "../story-foot.tsx"
export { TileGestures } from "../tile-gestures.ts"
export { UnseenStory } from "../../screens/unseen-story.tsx"
