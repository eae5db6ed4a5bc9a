import { useMutation } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { previewPath } from "@tresen/contract/site/preview";
import { DAY, MINUTE } from "@tresen/contract/kit/time";
import { useState } from "react";
import { call } from "../../../shared/api";
import { serverNow } from "../../../shared/server-clock";
import { failureText } from "../../shared/failure";
import { notify } from "../../shared/notices";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";

const DAYS = [
  { value: "1", label: "1 Tag" },
  { value: "7", label: "7 Tage" },
  { value: "30", label: "30 Tage" },
];

/** Makes a link to a page that is not public yet. The link is shown this once: only its hash is kept. */
export function PreviewLinkDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const [days, setDays] = useState("7");
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      call("POST /api/sites/{id}/preview-links", {
        params: { id: record.id },
        body: { expiresAt: new Date(serverNow() + Number(days) * DAY - MINUTE).toISOString() },
      }),
  });
  const link = data ? `${window.location.origin}${previewPath({ path: String(record.path), key: data.key })}` : null;
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: "success", message: "Link kopiert." });
    } catch {
      notify({
        kind: "error",
        message: "Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn im Feld.",
      });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Vorschau-Link"
      footer={
        <>
          <Button onPress={onClose}>Schließen</Button>
          {link ? (
            <Button variant="primary" onPress={() => void copy(link)}>
              Link kopieren
            </Button>
          ) : (
            <Button variant="primary" onPress={() => mutate()} isDisabled={isPending}>
              {isPending ? "Wird erstellt …" : "Link erstellen"}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          Wer den Link hat, sieht den Entwurf, wie er gespeichert ist, bis der Link abläuft.
        </p>
        {link ? (
          <Input
            label="Link"
            readOnly
            value={link}
            onChange={() => undefined}
            onFocus={(event) => event.target.select()}
            hint="Er wird nur jetzt angezeigt."
          />
        ) : (
          <Select label="Gültig für" options={DAYS} value={days} onChange={setDays} />
        )}
        {error && (
          <div role="alert">
            <FieldMessage>{failureText(error, "Der Link konnte nicht erstellt werden.")}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}
