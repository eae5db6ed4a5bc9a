import { Copy, Download } from "lucide-react";
import { download } from "../../../shared/output/download";
import { copyText } from "../../../shared/output/copy-text";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { SECURITY_TEXTS } from "./security.texts";

/** The recovery codes, which are shown once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join("\n")}\n`;
  const copy = (): Promise<void> => copyText({ text, texts: SECURITY_TEXTS });
  return (
    <Dialog
      isOpen
      size="md"
      role="alertdialog"
      isKept
      onClose={onClose}
      title={SECURITY_TEXTS.codesTitle}
      footer={
        <Button variant="primary" onPress={onClose}>
          {SECURITY_TEXTS.kept}
        </Button>
      }
    >
      <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">{SECURITY_TEXTS.codesText}</p>
      <ul className="my-4 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2 font-mono wrap-anywhere tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => void copy()}>
          <Copy size={16} aria-hidden className="shrink-0" /> {SECURITY_TEXTS.copy}
        </Button>
        <Button onPress={() => download({ name: SECURITY_TEXTS.codesFile, content: text, type: "text/plain" })}>
          <Download size={16} aria-hidden className="shrink-0" /> {SECURITY_TEXTS.download}
        </Button>
      </div>
    </Dialog>
  );
}
