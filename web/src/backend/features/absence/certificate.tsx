import type { Absence } from "@tresen/contract/absence/absence";
import { UPLOAD_LIMIT } from "@tresen/contract/media/upload-types";
import { Paperclip, Upload } from "lucide-react";
import { useRef } from "react";
import { call } from "../../../shared/api";
import { clearFailures, showToast } from "../../shared/toasts";
import { Button, buttonClass } from "../../shared/ui/button";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { useAbsenceChange } from "./use-absence-change";

/** The file that proves sickness or care, for whoever may see it: its name opens it, and another replaces it. */
export function Certificate({ absence: { id, kind, certificate } }: { absence: Absence }) {
  const input = useRef<HTMLInputElement>(null);
  const { run, isRunning } = useAbsenceChange<File>({
    done: () => texts.done.certificate,
    failed: texts.certificateFailed,
    send: async (file) =>
      call("PUT /api/absences/{id}/certificate", {
        params: { id },
        body: { name: file.name, data: await base64Of(file) },
      }),
  });
  const about = `certificate ${id}`;
  if (kind !== "sick" && kind !== "care") return null;
  return (
    <>
      {certificate && (
        <a href={`/api/absences/${id}/certificate`} download className={buttonClass({ variant: "ghost" })}>
          <Paperclip size={16} aria-hidden /> {certificate.name}
        </a>
      )}
      <Button isDisabled={isRunning} onPress={() => input.current?.click()}>
        <Upload size={16} aria-hidden /> {texts.addCertificate}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.addCertificate}
        accept=".pdf,.jpg,.jpeg,.png"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (!file) return;
          // What was too large is over once another one is chosen.
          clearFailures(about);
          if (file.size > UPLOAD_LIMIT) showToast({ kind: "error", message: texts.tooLarge, about });
          else run(file);
        }}
      />
    </>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(file);
  });
}
