/** For how long a finger rests on something before it takes it along, in milliseconds. */
export const HELD_AFTER = 350;
/** Less is the trembling of a finger. */
const RESTING = 8;

/** Calls `onHeld` once the pressed pointer has rested where it is. What moves before scrolls, what is let go is a press. */
export function awaitHold({ pointer, onHeld }: { pointer: PointerEvent; onHeld: () => void }): void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => {
    clearTimeout(timer);
    ended.abort();
  };
  const timer = setTimeout(() => {
    end();
    onHeld();
  }, HELD_AFTER);
  const isOwn = ({ pointerId }: PointerEvent): boolean => pointerId === pointer.pointerId;
  const move = (event: PointerEvent): void => {
    if (!isOwn(event)) return;
    if (Math.hypot(event.clientX - pointer.clientX, event.clientY - pointer.clientY) > RESTING) end();
  };
  window.addEventListener("pointermove", move, { signal });
  for (const name of ["pointerup", "pointercancel"] as const)
    window.addEventListener(name, (event) => isOwn(event) && end(), { signal });
}
