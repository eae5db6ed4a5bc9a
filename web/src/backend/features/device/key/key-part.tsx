import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { clearFailures, showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import type { ShownDevice } from "../shown-device";
import { twinQueries } from "../twin/twin-queries";
import { DeviceKeyDialog } from "./device-key-dialog";
import { KEY_TEXTS } from "./key.texts";

/** Gives the device its key, or a further one, which is shown once. */
export function KeyPart({ device, hasKey }: { device: ShownDevice; hasKey: boolean }) {
  const { id, branch } = device;
  const client = useQueryClient();
  const mayManage = useMay()({ permission: accessKeyPermissions.manage, branch });
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const about = `key ${id}`;
  const { mutate, mutateAsync, data, isPending, reset } = useMutation({
    mutationFn: () => call("POST /api/devices/{id}/key", { params: { id } }),
    onSuccess: () => clearFailures(about),
    onError: (error): void =>
      showToast({
        kind: "error",
        message: failureText(error, KEY_TEXTS.failed),
        error,
        about,
        retry: (): Promise<unknown> => mutateAsync(),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: twinQueries.status(id).queryKey }),
  });
  const isShown = data !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const opener = button.current;
    // The button was disabled when the dialog opened, so the dialog does not give it the focus back.
    return () => void requestAnimationFrame(() => opener?.focus());
  }, [isShown]);
  if (!mayManage) return null;
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={hasKey ? "secondary" : "primary"}
        onPress={() => (hasKey ? setIsAsking(true) : mutate())}
        isDisabled={isPending}
      >
        <KeyRound size={16} aria-hidden /> {hasKey ? KEY_TEXTS.renew : KEY_TEXTS.create}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => mutate()}
        title={KEY_TEXTS.renewTitle}
        confirmLabel={KEY_TEXTS.renew}
      >
        {KEY_TEXTS.renewText}
      </ConfirmDialog>
      {data && <DeviceKeyDialog device={device} created={data} onClose={reset} />}
    </>
  );
}
