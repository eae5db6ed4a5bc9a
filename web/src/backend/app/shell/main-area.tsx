import { SHELL_TEXTS } from "./shell.texts";

const SKIP_LINK =
  "sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:start-3 focus:top-3";

/** Pages use the size of this element to keep parts of them visible while the rest scrolls. */
export const MAIN = "relative min-h-0 min-w-0 flex-1 [container-type:size] overflow-y-auto outline-none";

export function SkipLink() {
  return (
    <a href="#main" onClick={focusMain} className={SKIP_LINK}>
      {SHELL_TEXTS.skipToContent}
    </a>
  );
}

/** The hash belongs to the router, so a plain skip link would change the route. */
function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
