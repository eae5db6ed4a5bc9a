import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { Button } from "../ui/button";
import { Callout } from "../ui/callout";
import * as texts from "./widgets.texts";

/**
 * Says that content cannot be loaded now: with `onClose` over the screen until it is closed, else in the place of the
 * missing content.
 */
export function NotLoadedCallout({ retry, onClose }: { retry: () => void; onClose?: () => void }) {
  return (
    <div
      className={
        onClose
          ? "fixed inset-x-3 bottom-[calc(var(--banner-height,0px)+5.5rem)] z-40 mx-auto max-w-xl shadow-panel"
          : ""
      }
    >
      <Callout tone="caution" role="alert" title={SCREEN_MESSAGES.notLoaded}>
        {SCREEN_MESSAGES.offlineText}
        <p className="mt-2 flex flex-wrap gap-2">
          <Button look="quiet" onClick={retry}>
            {texts.tryAgain}
          </Button>
          {onClose && (
            <Button look="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          )}
        </p>
      </Callout>
    </div>
  );
}
