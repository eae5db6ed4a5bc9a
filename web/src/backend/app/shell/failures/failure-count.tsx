import { useAtomValue } from "jotai";
import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { toastsAtom } from "../../../shared/toasts";
import { IconButton } from "../../../shared/ui/button";
import { deferredPanel } from "../../../shared/ui/deferred";
import { UI_TEXTS } from "../../../shared/ui/ui.texts";

const load = () => import("./failure-panel");
const FailurePanel = deferredPanel(async () => (await load()).FailurePanel);
/** Milliseconds after the start, when everything that the first screen shows is there. */
const SETTLED = 5000;

/** How many calls have failed and were not made again since, and the way to the list of them. Hidden when there are none. */
export function FailureCount() {
  const failures = useAtomValue(toastsAtom).filter(({ kind }) => kind === "error").length;
  const [isOpen, setIsOpen] = useState(false);
  // It is needed most when the network is gone.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <span role="status" className="sr-only">
        {failures > 0 && UI_TEXTS.failureCount(failures)}
      </span>
      {failures > 0 && (
        <IconButton
          label={UI_TEXTS.showFailures(failures)}
          title={UI_TEXTS.failures}
          className="flex! w-auto! items-center gap-1 px-2 text-danger!"
          onPress={() => setIsOpen(true)}
        >
          <CircleAlert size={20} aria-hidden />
          <span aria-hidden className="figures text-sm font-semibold">
            {failures}
          </span>
        </IconButton>
      )}
      {isOpen && <FailurePanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
