let last = 0;
for (const type of ["pointerdown", "pointermove", "keydown"]) {
  window.addEventListener(type, () => (last = Date.now()), { passive: true, capture: true });
}

/** When somebody last touched the display, in epoch milliseconds of its own clock. */
export function lastTouch(): number {
  return last;
}
