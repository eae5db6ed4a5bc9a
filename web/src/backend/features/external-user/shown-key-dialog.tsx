import { personalLink } from "@tresen/contract/external/personal-key";
import { QrCode } from "../../../shared/qr-code";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { copyText } from "../../shared/output/copy-text";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { KEY_TEXTS } from "./external-user.texts";

/** The link with a key, the one time that it is told. The key stands behind the `#`, which browsers send to no server. */
export function ShownKeyDialog({ name, text, onClose }: { name: string; text: string; onClose: () => void }) {
  const url = personalLink({ origin: window.location.origin, key: text });
  const copy = (): Promise<void> => copyText({ text: url, texts: KEY_TEXTS });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      isKept
      onClose={onClose}
      title={KEY_TEXTS.shownTitle(name)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          <Button variant="primary" onPress={() => void copy()}>
            {KEY_TEXTS.copy}
          </Button>
        </>
      }
    >
      <div className="mx-auto mb-4 w-56 max-w-full">
        <QrCode text={url} label={KEY_TEXTS.qr(name)} />
      </div>
      <Input
        label={KEY_TEXTS.link}
        readOnly
        value={url}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={KEY_TEXTS.shownOnce}
      />
    </Dialog>
  );
}
