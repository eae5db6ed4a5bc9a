import { useMutation } from "@tanstack/react-query";
import type { AccessKey } from "@tresen/contract/access-key/access-key";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { DEVICE_TEXTS } from "./device.texts";

/** Asks before a key is rotated or revoked. */
export function ConfirmKeyDialog({
  action,
  device: { id, name },
  onClose,
  onRotated,
  onRevoked,
}: {
  action: "rotate" | "revoke";
  device: AccessKey;
  onClose: () => void;
  onRotated: (key: string) => void;
  onRevoked: () => void;
}) {
  const isRotation = action === "rotate";
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      if (isRotation) return (await call("POST /api/access-keys/{id}/rotate", { params: { id } })).key;
      await call("POST /api/access-keys/{id}/revoke", { params: { id } });
      return null;
    },
    onSuccess: (key) => {
      if (key !== null) return onRotated(key);
      showToast({ kind: "success", message: DEVICE_TEXTS.revoked });
      onRevoked();
    },
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={isRotation ? DEVICE_TEXTS.rotateTitle(name) : DEVICE_TEXTS.revokeTitle(name)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant={isRotation ? "primary" : "danger"} onPress={() => mutate()} isDisabled={isPending}>
            {isRotation ? DEVICE_TEXTS.rotate : DEVICE_TEXTS.revoke}
          </Button>
        </>
      }
    >
      <p>{isRotation ? DEVICE_TEXTS.rotateText : DEVICE_TEXTS.revokeText}</p>
      {error && (
        <div role="alert">
          <FieldMessage>{failureSentences(error, DEVICE_TEXTS.changeFailed)}</FieldMessage>
        </div>
      )}
    </Dialog>
  );
}
