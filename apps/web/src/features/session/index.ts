export { useConfirmByPasskey } from "./use-confirm-by-passkey.ts"
export { keepInvite } from "./keep-invite.ts"
export { createSessionStore, type JoinAsk, type Session, type SessionStore } from "./session-store.ts"
export { JoinButtons, SessionProvider, useJoinAsks, useOpenJoin, useSession, useUser } from "./session-provider.tsx"
