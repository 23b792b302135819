// The smallest page React can take over: what any React app has to send, and to start, before it does anything of its own.
import { createElement } from "react"
import { hydrateRoot } from "react-dom/client"

hydrateRoot(document.getElementById("root") as HTMLElement, createElement("button", { onClick: () => {} }, "Hello"))
