import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { HISTORY_TEXTS as texts } from "./history.texts";

/** Asks why an activity is voided, and leads to the list without it. */
export function VoidDialog({ record: { id, version }, onClose }: { record: AnyRecord; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /api/working-activities/{id}/void", { params: { id }, body: { version, reason } }),
    onSuccess: async () => {
      onClose();
      showToast({ kind: "success", message: texts.voidDone });
      await navigate({ to: "/$resource", params: { resource: "working-activities" }, replace: true });
      await client.invalidateQueries({ queryKey: ["resource", "working-activities"] });
    },
    onError: (error) => showToast({ kind: "error", message: failureSentences(error, texts.voidFailed), error }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.voidQuestion}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="danger" isDisabled={isPending || reason.trim() === ""} onPress={() => mutate()}>
            {texts.voidAction}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{texts.voidText}</p>
        <Input label={texts.voidReason} required autoFocus maxLength={500} value={reason} onChange={setReason} />
      </div>
    </Dialog>
  );
}
