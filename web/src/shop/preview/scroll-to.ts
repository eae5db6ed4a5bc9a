/**
 * Scrolls the frame to an element. `scrollIntoView` would also scroll the window around the frame, whose head is then
 * out of sight.
 */
export function scrollFrameTo(element: Element, behavior: ScrollBehavior = "instant"): void {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - margin, behavior });
}
