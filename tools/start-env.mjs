/** Variables of a server meant for others than its owner. The server's `platform/config.ts` has the same list. */
const meantForOthers = ["AUTH_SECRET", "SMTP_URL", "PUBLIC_URL", "DATABASE_URL"]

/** The environment `npm start` gives the server: everything is local where nothing says otherwise. */
export function startEnv(env) {
  const isLocal = !env.EMULATOR && meantForOthers.every((name) => !env[name])
  return {
    // Drawing from several threads, glibc would keep a heap for each and grow to twice the memory. Elsewhere it means nothing.
    MALLOC_ARENA_MAX: "2",
    ...env,
    ...(isLocal ? { EMULATOR: "1" } : {}),
  }
}
