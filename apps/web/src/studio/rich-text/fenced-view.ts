import type { Node } from "prosemirror-model"
import type { EditorView, NodeView } from "prosemirror-view"
import { fencedKinds } from "./fenced-kinds.ts"

/** A block that is more than text, in the editor: its kind, what is written of it in a field, and the way to remove it. */
export function fencedView(first: Node, view: EditorView, getPos: () => number | undefined): NodeView {
  let node = first
  const dom = document.createElement("div")
  dom.className = "rich-text-fenced"
  dom.contentEditable = "false"
  const head = document.createElement("div")
  const name = document.createElement("span")
  const remove = document.createElement("button")
  remove.type = "button"
  remove.textContent = "Remove"
  head.append(name, remove)
  const field = document.createElement("textarea")
  field.spellcheck = false
  dom.append(head, field)
  const show = () => {
    const kind = String(node.attrs["kind"])
    name.textContent = fencedKinds.find((each) => each.kind === kind)?.name ?? kind
    field.setAttribute("aria-label", `${name.textContent}, as YAML`)
    remove.setAttribute("aria-label", `Remove ${name.textContent}`)
    const yaml = String(node.attrs["yaml"])
    if (field.value === yaml) return
    field.value = yaml
    field.rows = yaml.split("\n").length + 1
  }
  field.addEventListener("input", () => {
    const at = getPos()
    if (at !== undefined) view.dispatch(view.state.tr.setNodeMarkup(at, null, { ...node.attrs, yaml: field.value }))
    // What was too long was not taken.
    show()
  })
  remove.addEventListener("click", () => {
    const at = getPos()
    if (at === undefined) return
    view.dispatch(view.state.tr.delete(at, at + node.nodeSize))
    view.focus()
  })
  show()
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    // Its field and its button keep what is typed and pressed in them.
    stopEvent: ({ target }) => target === field || target === remove,
    ignoreMutation: () => true,
  }
}
