import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Guards unsaved changes against an address of the back-office that is typed by hand or chosen from a bookmark. The
 * router cannot take such an entry of the browser's history back: it does not know how far it lies from the former one,
 * and may reload the page, which the browser asks about itself. So the entry is taken back here, and the way to it is
 * asked for as for any link, which the form's own question answers.
 */
export function useTypedAddress(isDirty: () => boolean): void {
  const { history } = useRouter();
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(() => {
    let wanted: string | null = null;
    const listen = (event: PopStateEvent): void => {
      if (wanted !== null) {
        // The form's own entry is back.
        event.stopImmediatePropagation();
        const address = wanted;
        wanted = null;
        history.push(address);
      } else if (isTyped(event.state) && latest.current()) {
        event.stopImmediatePropagation();
        wanted = window.location.hash.slice(1) || "/";
        window.history.back();
      }
    };
    // Before the router's own listener.
    window.addEventListener("popstate", listen, { capture: true });
    return () => window.removeEventListener("popstate", listen, { capture: true });
  }, [history]);
}

/** The router gives each of its entries a state. */
function isTyped(state: unknown): boolean {
  return typeof state !== "object" || state === null;
}
