import { DRIVER_PAGE } from "@tresen/contract/delivery/run";
import { QrCode } from "../../../../shared/qr-code";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { copyText } from "../../../shared/output/copy-text";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { DELIVERY_TEXTS } from "./delivery.texts";

/** The key of a run, and whose run it is. */
export interface NewLink {
  name: string;
  key: string;
}

/** The link of a run, the one time that it is told. The key stands behind the `#`, which browsers send to no server. */
export function RunLinkDialog({ link: { name, key }, onClose }: { link: NewLink; onClose: () => void }) {
  const url = `${window.location.origin}${DRIVER_PAGE}#${key}`;
  const canShare = "share" in navigator;
  const copy = (): Promise<void> => copyText({ text: url, texts: DELIVERY_TEXTS });
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: DELIVERY_TEXTS.shareText, url });
    } catch {
      // Whoever closes the list of apps has decided so.
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={DELIVERY_TEXTS.linkTitle(name)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          {canShare && <Button onPress={() => void share()}>{DELIVERY_TEXTS.share}</Button>}
          <Button variant="primary" onPress={() => void copy()}>
            {DELIVERY_TEXTS.copy}
          </Button>
        </>
      }
    >
      <div className="mx-auto mb-4 w-56 max-w-full">
        <QrCode text={url} label={DELIVERY_TEXTS.qr(name)} />
      </div>
      <Input
        label={DELIVERY_TEXTS.link}
        readOnly
        value={url}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={DELIVERY_TEXTS.linkHint}
      />
    </Dialog>
  );
}
