/** Does what a browser’s translator does: each text is moved into an element of the translator’s. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.matches("[data-translated], script, style")) continue
    const translated = document.createElement("span")
    translated.dataset["translated"] = ""
    text.replaceWith(translated)
    translated.append(text)
  }
}
