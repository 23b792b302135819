export { endSessionBy, refreshUser, replaceUser, signOut } from "../machine/run-session.ts"
