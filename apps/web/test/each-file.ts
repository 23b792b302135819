import { afterEach, vi } from "vitest"

// Files share a worker and its document: each begins with modules of its own, as a page does, and leaves nothing.
vi.resetModules()
const { leavePage } = await import("./open-app.tsx")
afterEach(leavePage)
