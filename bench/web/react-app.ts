// The smallest page React can take over: what any React app has to send before it says anything of its own.
import { createElement } from "react"
import { hydrateRoot } from "react-dom/client"

hydrateRoot(document.getElementById("root") as HTMLElement, createElement("p", null, "Hello"))
