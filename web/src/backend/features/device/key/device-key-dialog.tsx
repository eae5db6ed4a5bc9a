import { KEY_DRIVERS } from "@tresen/contract/device/device.values";
import { Copy, Download } from "lucide-react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { copyText } from "../../../shared/output/copy-text";
import { Button, IconButton, buttonClass } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import type { ShownDevice } from "../shown-device";
import { KEY_STEPS, KEY_TEXTS, agentCommand } from "./key.texts";

/** The print program as the platform hands it out. */
const AGENT = "/build/print-agent.mjs";

/** The key and address of a device, which nobody sees again, and what to do with them. */
export function DeviceKeyDialog({
  device,
  created: { key, url },
  onClose,
}: {
  device: ShownDevice;
  created: { key: string; url: string };
  onClose: () => void;
}) {
  const driver = KEY_DRIVERS.find((one) => one === device.driver);
  const isAgent = driver === "escpos-network";
  return (
    <Dialog
      isOpen
      size="md"
      role="alertdialog"
      isKept
      onClose={onClose}
      title={KEY_TEXTS.title(device.name)}
      footer={
        <Button variant="primary" onPress={onClose}>
          {COMMON_TEXTS.close}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">{KEY_TEXTS.shownOnce}</p>
        {isAgent && <Copied label={KEY_TEXTS.command} text={agentCommand(url)} />}
        <Copied label={KEY_TEXTS.url} text={url} />
        <Copied label={KEY_TEXTS.key} text={key} />
        {driver && (
          <section>
            <h3 className="mb-2 font-semibold">{KEY_TEXTS.steps}</h3>
            <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-sm">
              {KEY_STEPS[driver].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {isAgent && (
              <a href={AGENT} download="print-agent.mjs" className={buttonClass({ className: "mt-3" })}>
                <Download size={16} aria-hidden /> {KEY_TEXTS.download}
              </a>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const copy = (): Promise<void> => copyText({ text, texts: KEY_TEXTS });
  return (
    <Input
      label={label}
      readOnly
      value={text}
      onChange={() => undefined}
      onFocus={(event) => event.target.select()}
      className="[&_input]:font-mono [&_input]:text-sm"
      button={
        <IconButton label={KEY_TEXTS.copy(label)} onPress={() => void copy()}>
          <Copy size={18} aria-hidden />
        </IconButton>
      }
    />
  );
}
