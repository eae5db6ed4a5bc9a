import { useNoticeTurn } from "../../state/browser/notices";
import { Button } from "../../ui/button";
import { NoticeFrame } from "../../widgets/notice-frame";
import { restart } from "./registration";
import * as texts from "./update.texts";

/** Shown while a newer build waits. It is activated with the button, or by the next visit. */
export function UpdateBanner() {
  if (!useNoticeTurn({ name: "update", isDue: true })) return null;
  return (
    <NoticeFrame
      name="update"
      label={texts.update}
      actions={
        <Button look="quiet" onClick={() => void restart()}>
          {texts.restart}
        </Button>
      }
    >
      <p role="status" className="font-semibold">
        {texts.installed}
      </p>
    </NoticeFrame>
  );
}
