import type { ExportFormat } from "@tresen/contract/privacy/export/export-formats";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Download } from "lucide-react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button, buttonClass } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { useIsShown } from "../../shared/visibility";
import { HAND_OUT_TEXTS as texts } from "./person.texts";

/** Hands out everything that is stored of a customer, for the person or for programs. */
export function HandOutDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const isShown = useIsShown("customer");
  const number = Number(record["number"]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.title(number)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          {isShown && <FileLink id={record.id} format="json" />}
          {isShown && <FileLink id={record.id} format="pdf" />}
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>{texts.what}</p>
        <p className="text-muted">{isShown ? texts.logged : texts.hidden}</p>
      </div>
    </Dialog>
  );
}

function FileLink({ id, format }: { id: string; format: ExportFormat }) {
  return (
    <a
      href={`/api/customers/${encodeURIComponent(id)}/export?format=${format}`}
      // The server names the file.
      download
      className={buttonClass({ variant: format === "pdf" ? "primary" : "secondary" })}
    >
      <Download size={16} aria-hidden /> {texts[format]}
    </a>
  );
}
