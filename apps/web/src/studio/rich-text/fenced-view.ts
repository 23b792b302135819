import { t } from "@confetti/domain/messages/t"
import type { NodeViewConstructor } from "prosemirror-view"
import { fencedName, hasForm } from "./fenced-kinds.ts"

type OnEdit = (at: number, block: { kind: string; yaml: string }) => void

/** A block's YAML with buttons to edit it in a form and to remove it. */
export function fencedView(onEdit: OnEdit): NodeViewConstructor {
  return (first, view, getPos) => {
    let node = first
    const dom = document.createElement("div")
    dom.className = "rich-text-fenced"
    dom.contentEditable = "false"
    const head = document.createElement("div")
    const title = document.createElement("span")
    const edit = document.createElement("button")
    edit.type = "button"
    edit.textContent = t`Edit`
    const remove = document.createElement("button")
    remove.type = "button"
    remove.textContent = t`Remove`
    head.append(title, edit, remove)
    const field = document.createElement("textarea")
    field.spellcheck = false
    dom.append(head, field)
    const show = () => {
      const kind = String(node.attrs["kind"])
      const name = fencedName(kind)
      title.textContent = name
      field.setAttribute("aria-label", t`${name}, as YAML`)
      edit.setAttribute("aria-label", t`Edit ${name}`)
      edit.hidden = !hasForm(kind)
      remove.setAttribute("aria-label", t`Remove ${name}`)
      const yaml = String(node.attrs["yaml"])
      if (field.value === yaml) return
      field.value = yaml
      field.rows = yaml.split("\n").length + 1
    }
    field.addEventListener("input", () => {
      const at = getPos()
      if (at !== undefined) view.dispatch(view.state.tr.setNodeMarkup(at, null, { ...node.attrs, yaml: field.value }))
      // A text that is too long was rejected.
      show()
    })
    edit.addEventListener("click", () => {
      const at = getPos()
      if (at === undefined) return
      // Some browsers do not focus a pressed button, to which the form returns the focus.
      edit.focus()
      onEdit(at, { kind: String(node.attrs["kind"]), yaml: String(node.attrs["yaml"]) })
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
      // Its field and buttons handle their own events.
      stopEvent: ({ target }) => target === field || target === edit || target === remove,
      ignoreMutation: () => true,
    }
  }
}
