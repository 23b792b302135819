import { configureGlobal } from "fast-check"

// The quick ring draws the same examples each time: what one in a thousand draws would find belongs to no change that happens to run then.
if (process.env["FIXED_EXAMPLES"]) configureGlobal({ seed: 1 })
