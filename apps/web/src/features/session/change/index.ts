export { endSessionBy, refreshUser, replaceUser, signOut } from "./change-session.ts"
