/** Every `RATE_LIMIT_*` setting, without its beginning. */
export const rateBudgets = [
  "CALLABLES",
  "DOCUMENTS",
  "PAGES",
  "SEARCH",
  "SIGN_IN",
  "ERRORS",
  "MEDIA",
  "DRAWING",
  "EVENTS",
  "HEALTH",
] as const
