import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { TABLET_SHELL_TEXTS } from "./tablet-shell.texts";
import { useTabletSession } from "./use-tablet-session";

/** Ends the session of somebody who signed in on a tablet otherwise than by PIN, as one by PIN ends. */
export function SharedBar() {
  const finish = useTabletSession(useMe().id);
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-end gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{TABLET_SHELL_TEXTS.shared}</p>
      <Button variant="primary" size="lg" onPress={finish}>
        {TABLET_SHELL_TEXTS.finish}
      </Button>
    </div>
  );
}
