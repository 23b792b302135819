import { BroadcastChannel as Channel } from "node:worker_threads"
import type { PageData } from "@confetti/contract/page-data"
import { gameKinds } from "@confetti/domain/games/game-kinds"
import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { vi } from "vitest"
import type { SessionStore } from "../src/features/session/index.ts"
import type { SessionScopes } from "../src/platform/session-scope.ts"
import { pageData } from "./world.ts"

/** A phone's window: every scroller has its size. */
const size = { clientWidth: 390, clientHeight: 844 }

// Without the whole document in every message.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? "It was not found.") })

/** The machine's own clock, which goes on while the page's stands: code is fetched in its time. */
const machine = { setTimeout: globalThis.setTimeout, now: performance.now.bind(performance) }

const listening: (() => void)[] = []

/** The properties a browser has by itself; a test may give it more. */
const ownToNavigator = new Set(Object.getOwnPropertyNames(navigator))

/** Takes away what a test has left: its page, its timers, all that it stored, and what it gave the browser. */
export function leavePage(): void {
  closeApp()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  setWindowWidth(size.clientWidth)
  vi.useRealTimers()
  for (const name of Object.getOwnPropertyNames(navigator))
    if (!ownToNavigator.has(name)) Reflect.deleteProperty(navigator, name)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`
}

/**
 * The whole app in this test's document, as a browser has it that has just loaded the page: its modules are new. What was stored on the
 * device is still there, so opening it again is a reload. The clock goes on by itself, and `pass` puts it forward.
 */
export async function openApp(
  path = "/",
  given: Partial<PageData> = {},
): Promise<{ scopes: SessionScopes; session: SessionStore }> {
  startPage(path)
  // How a game is played is shown by itself where a test says that it was not.
  if (localStorage.getItem("cf_games_explained") === null)
    localStorage.setItem("cf_games_explained", JSON.stringify(gameKinds))
  const [
    { AppRoot, createAppSession },
    { keepFirstReads },
    { firstScreen, routeOf },
    { parts, screens },
    { keepInvite },
    { createSessionScopes },
  ] = await Promise.all([
    import("../src/app/app-root.tsx"),
    import("../src/app/first-reads.ts"),
    import("../src/app/navigation/route.ts"),
    import("../src/app/routes.tsx"),
    import("../src/features/session/index.ts"),
    import("../src/platform/session-scope.ts"),
  ])
  keepInvite()
  const data = pageData(given)
  const first = screens[firstScreen(routeOf(location.pathname, data.brand.links))]
  // Fetched in the machine's time, they come in the middle of what a test does.
  await Promise.all([first, ...Object.values(parts)].map((each) => each.preload()))
  giveBrowser()
  const scopes = createSessionScopes(data)
  keepFirstReads(scopes.get())
  const session = createAppSession(scopes)
  await show(<AppRoot scopes={scopes} session={session} />)
  return { scopes, session }
}

/** A part of a screen that stands in the providers of the app, for whoever the server says is here. Opened again, it is a reload. */
export async function openPart(load: () => Promise<ReactNode>, isSignedIn: boolean): Promise<void> {
  startPage("/")
  const [
    { userFollowerOf },
    { createSessionStore, SessionProvider },
    { createSessionScopes, SessionScopeContext },
    { Announcer },
  ] = await Promise.all([
    import("../src/app/session/follow-user.ts"),
    import("../src/features/session/index.ts"),
    import("../src/platform/session-scope.ts"),
    import("../src/ui/announce.tsx"),
  ])
  const scopes = createSessionScopes(pageData())
  const part = await load()
  giveBrowser()
  const user = userFollowerOf(scopes.get())
  const onLeaving = async () => user.onSignedOut()
  const session = createSessionStore({ isSignedIn, onUser: user.onSignedIn, onLeaving, onLeft: scopes.next })
  await show(
    <SessionScopeContext value={scopes.get()}>
      <SessionProvider store={session}>
        {part}
        <Announcer role="status" />
      </SessionProvider>
    </SessionScopeContext>,
  )
}

/** Awaited: where code is still to come, React drops what it has left to do at the end of an act that is not. */
async function show(page: ReactNode): Promise<void> {
  await act(async () => void render(page))
}

/** Closes the previous page and resets modules. */
function startPage(path: string): void {
  closeApp()
  if (!vi.isFakeTimers()) vi.useFakeTimers({ shouldAdvanceTime: true })
  history.replaceState(null, "", path)
  vi.resetModules()
  // Before its code is fetched, which may listen by itself.
  listenUntilClosed()
  talkUntilClosed()
}

/** Adds what a browser has and this one lacks, and removes what it has too much. */
function giveBrowser(): void {
  giveSize()
  // Names locks and has none; the app does without them on plain http too.
  Reflect.deleteProperty(Navigator.prototype, "locks")
}

/** The page is gone, with its timers and all that listened. */
function closeApp(): void {
  cleanup()
  for (const stop of listening.splice(0)) stop()
  for (const [target, listen] of plainly) target.addEventListener = listen
  if (vi.isFakeTimers()) vi.clearAllTimers()
}

/** Time passes, in milliseconds, and what is due in it happens; code that is fetched meanwhile takes none of it. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise<void>((done) => machine.setTimeout(done))
  await vi.dynamicImportSettled()
}

/**
 * Lets time pass until this holds: what is waited for may be half a minute away on the page's clock, and is a moment here. Given up after
 * a minute of the page and five seconds of the machine, which may be busy.
 */
export async function until(check: () => void): Promise<void> {
  const since = machine.now()
  for (let waited = 0; ; waited += 250) {
    await pass(250)
    try {
      return check()
    } catch (error) {
      if (waited >= 60_000 && machine.now() - since >= 5000) throw error
    }
  }
}

/** Presses a button, or what else has this name. */
export async function press(name: string | RegExp, role = "button"): Promise<void> {
  const element = await screen.findByRole(role, { name })
  await act(async () => void fireEvent.click(element))
}

export function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } })
}

/** A field for text. */
export function field(name: string | RegExp): Promise<HTMLInputElement> {
  return screen.findByRole<HTMLInputElement>("textbox", { name })
}

/** Keys pressed where the focus is, one right after the other. */
export async function key(...names: string[]): Promise<void> {
  // Awaited, for the first of them may fetch code.
  await act(async () => {
    for (const name of names) fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
  })
}

/** Sets the window's width for this test. It is a phone's otherwise. */
export function setWindowWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  happyDOM.setViewport({ width })
}

/** Leaves the browser no room: from here on it keeps nothing. */
export function fillStorage(): void {
  const setItem = () => {
    throw new DOMException("No room", "QuotaExceededError")
  }
  vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined, setItem })
}

/** Nothing is laid out here, so scrollers are given what a window gives them: a size, and a word when they have moved. */
function giveSize(): void {
  const offsets = new WeakMap<Element, { scrollTop: number; scrollLeft: number }>()
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  for (const name of ["scrollTop", "scrollLeft"] as const)
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      get(this: Element) {
        return offsets.get(this)?.[name] ?? 0
      },
      set(this: Element, value: number) {
        offsets.set(this, { scrollTop: this.scrollTop, scrollLeft: this.scrollLeft, [name]: value })
        this.dispatchEvent(new Event("scroll"))
      },
    })
}

const plainly = new Map([globalThis, window, document].map((target) => [target, target.addEventListener.bind(target)]))

/** A page that is gone hears nothing of what this one tells its other tabs. */
function talkUntilClosed(): void {
  vi.stubGlobal(
    "BroadcastChannel",
    class extends Channel {
      constructor(name: string) {
        super(name)
        listening.push(() => this.close())
      }
    },
  )
}

/** Listeners of the window and the document are removed with the page. */
function listenUntilClosed(): void {
  for (const [target, listen] of plainly)
    target.addEventListener = (name: string, heard: EventListener, options?: AddEventListenerOptions | boolean) => {
      listen(name, heard, options)
      listening.push(() => target.removeEventListener(name, heard, options))
    }
}
