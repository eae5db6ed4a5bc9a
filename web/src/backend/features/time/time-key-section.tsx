import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { TimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import { ownTimeLink } from "@tresen/contract/time-tracking/time-pages";
import { useState } from "react";
import { call } from "../../../shared/api";
import { QrCode } from "../../../shared/qr-code";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureText } from "../../shared/failure";
import { TIME_KEY_PLACE } from "../../shared/focus/account-places";
import { useLinkedPlace } from "../../shared/focus/use-linked-place";
import { copyText } from "../../shared/output/copy-text";
import { showToast } from "../../shared/toasts";
import { Button, buttonClass } from "../../shared/ui/button";
import { ConfirmDialog, Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { TIME_KEY_TEXTS } from "./time-key.texts";

const ownKey = queryOptions({
  queryKey: ["own-time-key"],
  queryFn: ({ signal }) => call("GET /api/working-activities/me/key", { signal }),
});

type Action = "create" | "revoke";

/** The person's own key to stamp on a phone: how it is, making and revoking it. */
export function TimeKeySection() {
  const client = useQueryClient();
  const { data: key, error } = useQuery(ownKey);
  const [asking, setAsking] = useState<Action | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (action: Action): Promise<void> => {
      if (action === "create") return setShown((await call("POST /api/working-activities/me/key")).key);
      await call("POST /api/working-activities/me/key/revoke");
      showToast({ kind: "success", message: TIME_KEY_TEXTS.revokedDone });
    },
    onError: (failure) =>
      showToast({ kind: "error", message: failureText(failure, TIME_KEY_TEXTS.failed), error: failure }),
    onSettled: () => client.invalidateQueries({ queryKey: ownKey.queryKey }),
  });
  const isValid = key?.state === "valid";
  const place = useLinkedPlace(TIME_KEY_PLACE);
  return (
    <section
      ref={place}
      id={TIME_KEY_PLACE}
      tabIndex={-1}
      aria-label={TIME_KEY_TEXTS.title}
      className="flex scroll-my-8 flex-wrap items-start gap-3 rounded-panel border border-line bg-surface p-[min(1rem,4vw)] sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold hyphens-auto">{TIME_KEY_TEXTS.title}</h2>
        <p className="mt-1 text-sm text-muted">
          {key ? textOf(key) : error ? failureText(error, TIME_KEY_TEXTS.loadFailed) : TIME_KEY_TEXTS.none}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isDisabled={isPending || !key} onPress={() => (isValid ? setAsking("create") : mutate("create"))}>
          {isValid ? TIME_KEY_TEXTS.renew : TIME_KEY_TEXTS.create}
        </Button>
        {isValid && (
          <Button variant="danger" isDisabled={isPending} onPress={() => setAsking("revoke")}>
            {TIME_KEY_TEXTS.revoke}
          </Button>
        )}
      </div>
      {asking !== null && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(null)}
          onConfirm={() => mutate(asking)}
          title={asking === "create" ? TIME_KEY_TEXTS.renewTitle : TIME_KEY_TEXTS.revokeTitle}
          confirmLabel={asking === "create" ? TIME_KEY_TEXTS.renew : TIME_KEY_TEXTS.revoke}
          isDangerous={asking === "revoke"}
        >
          {asking === "create" ? TIME_KEY_TEXTS.renewText : TIME_KEY_TEXTS.revokeText}
        </ConfirmDialog>
      )}
      {shown !== null && <ShownKey text={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

/** The link with the key, the one time that it is told. */
function ShownKey({ text, onClose }: { text: string; onClose: () => void }) {
  const url = ownTimeLink({ origin: window.location.origin, key: text });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      isKept
      onClose={onClose}
      title={TIME_KEY_TEXTS.shownTitle}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
            {TIME_KEY_TEXTS.open}
          </a>
          <Button variant="primary" onPress={() => void copyText({ text: url, texts: TIME_KEY_TEXTS })}>
            {TIME_KEY_TEXTS.copy}
          </Button>
        </>
      }
    >
      <div className="mx-auto mb-4 w-56 max-w-full">
        <QrCode text={url} label={TIME_KEY_TEXTS.qr} />
      </div>
      <Input
        label={TIME_KEY_TEXTS.link}
        readOnly
        value={url}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={TIME_KEY_TEXTS.shownOnce}
      />
    </Dialog>
  );
}

function textOf({ state, hint, createdAt, lastUsedAt, revokedAt }: TimeKey): string {
  if (state === "none") return TIME_KEY_TEXTS.none;
  if (state === "revoked") return TIME_KEY_TEXTS.revoked(at(revokedAt));
  return (
    TIME_KEY_TEXTS.valid({ hint, created: at(createdAt) }) + (lastUsedAt ? TIME_KEY_TEXTS.used(at(lastUsedAt)) : "")
  );
}

function at(instant: string | null): string {
  return instant === null ? "" : formatDateTime({ at: Date.parse(instant), zone: DEFAULT_TIME_ZONE });
}
