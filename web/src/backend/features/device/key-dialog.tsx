import { COMMON_TEXTS } from "../../shared/common.texts";
import { copyText } from "../../shared/output/copy-text";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { DEVICE_TEXTS } from "./device.texts";

/** A new key, the one time that it is told. */
export function KeyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const copy = (): Promise<void> => copyText({ text, texts: DEVICE_TEXTS });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      isKept
      onClose={onClose}
      title={DEVICE_TEXTS.shownTitle}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          <Button variant="primary" onPress={() => void copy()}>
            {DEVICE_TEXTS.copy}
          </Button>
        </>
      }
    >
      <p className="mb-2 text-sm text-muted">{DEVICE_TEXTS.shownOnce}</p>
      {/* A key is longer than a field of a phone is wide, and whoever types it off needs all of it. */}
      <code
        aria-label={DEVICE_TEXTS.key}
        role="group"
        className="block rounded-control border border-line-strong bg-canvas p-3 text-sm wrap-anywhere select-all"
      >
        {text}
      </code>
    </Dialog>
  );
}
