import { singleFlight } from "./single-flight.ts"

/** Asks our server to let this page's calls pass, once for all that wait for it. The answer is a cookie. */
export const passAppCheck = singleFlight(() => fetch("/app-check", { method: "POST" }))
