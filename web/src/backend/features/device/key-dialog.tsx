import { COMMON_TEXTS } from "../../shared/common.texts";
import { copyText } from "../../shared/output/copy-text";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
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
      <Input
        label={DEVICE_TEXTS.key}
        readOnly
        value={text}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={DEVICE_TEXTS.shownOnce}
      />
    </Dialog>
  );
}
