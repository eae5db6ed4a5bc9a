import { useMutation } from "@tanstack/react-query";
import { TOLD_PURPOSES, type ToldPurpose } from "@tresen/contract/access-key/access-key";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { DEVICE_TEXTS } from "./device.texts";
import { type DeviceDraft, DeviceFields, useOwnBranches } from "./device-fields";
import { fieldErrorsOf } from "./field-errors";

/** Makes a key for a device that cannot show a code. */
export function CreateKeyDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (key: string) => void }) {
  const branches = useOwnBranches();
  const [draft, setDraft] = useState<DeviceDraft<ToldPurpose>>({ name: "", branch: "", purpose: "cloudprnt" });
  const branch = draft.branch || (branches.length === 1 ? (branches[0]?.value ?? "") : "");
  const { mutate, error, isPending } = useMutation({
    mutationFn: (purpose: ToldPurpose) => call("POST /api/access-keys", { body: { ...draft, purpose, branch } }),
    onSuccess: ({ key }) => onCreated(key),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={DEVICE_TEXTS.createTitle}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => draft.purpose && mutate(draft.purpose)}
            isDisabled={draft.name.trim() === "" || branch === "" || isPending}
          >
            {DEVICE_TEXTS.create}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DeviceFields
          draft={{ ...draft, branch }}
          branches={branches}
          purposes={TOLD_PURPOSES}
          errors={fieldErrorsOf(error)}
          onChange={setDraft}
        />
        {error && (
          <div role="alert">
            <FieldMessage>{failureSentences(error, DEVICE_TEXTS.createFailed)}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}
