let light: HTMLElement | null = null

/** A soft light where a finger has come down, over whatever it presses. Gives what lets it fade. */
export function touchLight({ clientX, clientY }: { clientX: number; clientY: number }, into: Element): () => void {
  light ??= newLight()
  if (light.parentElement !== into) into.append(light)
  light.style.translate = `${clientX}px ${clientY}px`
  for (const earlier of light.getAnimations()) earlier.cancel()
  const shine = light.animate({ opacity: [0.7, 1] }, { duration: 100, fill: "forwards" })
  return () => {
    light?.animate({ opacity: [1, 0] }, { duration: 260, easing: "ease-out" })
    shine.cancel()
  }
}

function newLight(): HTMLElement {
  const element = document.createElement("div")
  element.className = "touch-light"
  element.setAttribute("aria-hidden", "true")
  return element
}
