import { t } from "@confetti/domain/messages/t"
import { Schema } from "prosemirror-model"
import { linkAddress } from "./link-address.ts"

/**
 * The schema of a draft's text: every document of it is a valid `DraftText`. A list item is one paragraph, and a quotation ends with its
 * attribution, which may be empty.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      group: "block",
      content: "text*",
      parseDOM: [{ tag: "p" }, { tag: "h1,h2,h3,h4,h5,h6", priority: 40 }],
      toDOM: () => ["p", 0],
    },
    figure: {
      group: "block",
      content: "text*",
      marks: "",
      defining: true,
      parseDOM: [{ tag: "p[data-figure]", priority: 60 }],
      toDOM: () => ["p", { "data-figure": "", class: "figure" }, 0],
    },
    quote: {
      group: "block",
      content: "paragraph+ attribution",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    attribution: {
      content: "text*",
      marks: "",
      parseDOM: [{ tag: "footer", context: "quote/" }],
      toDOM: () => ["footer", { "data-hint": t`Who said it?` }, 0],
    },
    bulletList: {
      group: "block",
      content: "listItem+",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    orderedList: {
      group: "block",
      content: "listItem+",
      parseDOM: [{ tag: "ol" }],
      toDOM: () => ["ol", 0],
    },
    listItem: {
      content: "paragraph",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    fenced: {
      group: "block",
      atom: true,
      attrs: { kind: { validate: "string" }, yaml: { validate: "string" } },
      parseDOM: [
        {
          tag: "pre[data-kind]",
          getAttrs: (element) => ({ kind: element.dataset["kind"] ?? "", yaml: element.textContent ?? "" }),
        },
      ],
      toDOM: ({ attrs }) => ["pre", { "data-kind": String(attrs["kind"]) }, String(attrs["yaml"])],
    },
    text: {},
  },
  // Outermost first.
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = linkAddress(element.getAttribute("href") ?? "")
            return href === null ? false : { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: String(attrs["href"]), rel: "noreferrer" }, 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        // Word processors wrap a whole copy in a `b` that is not bold.
        { tag: "b", getAttrs: (element) => element.style.fontWeight !== "normal" && null },
        { style: "font-weight", getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) && null },
      ],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }],
      toDOM: () => ["em", 0],
    },
  },
})
