/**
 * Presses choose the section in which they are, and lead nowhere: no link is followed, no form is sent or typed into.
 * What a page does by itself stays, such as turning a slider. Returns a function that ends this.
 */
export function watchPresses({ onChoose }: { onChoose: (place: number) => void }): () => void {
  const ended = new AbortController();
  const listen = { signal: ended.signal, capture: true };
  const press = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest("a, area, [type=submit], form button")) stop(event);
    const place = placeOf(target);
    if (place !== null) onChoose(place);
  };
  document.addEventListener("click", press, listen);
  document.addEventListener("auxclick", press, listen);
  for (const kind of ["submit", "beforeinput", "dragstart"]) document.addEventListener(kind, stop, listen);
  return () => ended.abort();
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The place of the section around an element among those of the page; null outside of all. */
export function placeOf(target: Element): number | null {
  const section = target.closest("[data-section]");
  const place = section ? [...document.querySelectorAll("[data-section]")].indexOf(section) : -1;
  return place < 0 ? null : place;
}
