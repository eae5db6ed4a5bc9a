import { useQuery } from "@tanstack/react-query";
import type { PasskeyView } from "@tresen/contract/user/account/account";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { KeyRound, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { failureDetail } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button, IconButton } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { knowsPasskeys } from "../login/knows-passkeys";
import { makePasskey } from "../login/passkey-browser";
import { PasswordDialog } from "./password-dialog";
import { SecuritySection } from "./security-section";
import { SECURITY_TEXTS } from "./security.texts";
import { securityQueries } from "./security-queries";
import { useRefresh } from "./use-account-change";

/** The person's passkeys: added with the browser's own dialog, and removed. */
export function PasskeysSection() {
  const { data, error, isFetching, refetch } = useQuery(securityQueries.passkeys());
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<PasskeyView | null>(null);
  const refresh = useRefresh("me");
  return (
    <SecuritySection
      title={SECURITY_TEXTS.passkeys}
      text={knowsPasskeys() ? SECURITY_TEXTS.passkeysText : SECURITY_TEXTS.unknowing}
      actions={knowsPasskeys() && <Button onPress={() => setAdding(true)}>{SECURITY_TEXTS.add}</Button>}
    >
      {data ? (
        <PasskeyList passkeys={data} onRemove={setAsked} />
      ) : error ? (
        <ErrorState
          message={SECURITY_TEXTS.loadFailed}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-10" />
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {asked && (
        <PasswordDialog
          title={SECURITY_TEXTS.removePasskey(asked.name)}
          text={SECURITY_TEXTS.removePasskeyText}
          confirmLabel={SECURITY_TEXTS.remove}
          isDangerous
          action={(password) =>
            call("POST /api/passkeys/{id}/remove", { params: { id: asked.id }, body: { password } })
          }
          onDone={() => {
            showToast({ kind: "success", message: SECURITY_TEXTS.passkeyRemoved });
            setAsked(null);
            void refresh();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SecuritySection>
  );
}

function PasskeyList({
  passkeys,
  onRemove,
}: {
  passkeys: readonly PasskeyView[];
  onRemove: (passkey: PasskeyView) => void;
}) {
  if (passkeys.length === 0) return <p className="text-sm text-muted">{SECURITY_TEXTS.noPasskeys}</p>;
  return (
    <ul className="divide-y divide-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center gap-3 py-2">
          <KeyRound size={18} aria-hidden className="shrink-0 text-muted" />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="font-medium">{passkey.name}</p>
            <p className="text-sm text-muted tabular-nums">
              {SECURITY_TEXTS.used(
                passkey.lastUsedAt && formatDateTime({ at: Date.parse(passkey.lastUsedAt), zone: DEFAULT_TIME_ZONE }),
              )}
            </p>
          </div>
          <IconButton label={SECURITY_TEXTS.removePasskey(passkey.name)} onPress={() => onRemove(passkey)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const refresh = useRefresh("me");
  return (
    <PasswordDialog
      title={SECURITY_TEXTS.add}
      action={(password) => makePasskey({ name: name.trim(), password })}
      failed={SECURITY_TEXTS.addFailed}
      onDone={() => {
        showToast({ kind: "success", message: SECURITY_TEXTS.added });
        onClose();
        void refresh();
      }}
      onClose={onClose}
      entry={{
        field: "name",
        input: (fault) => (
          <Input
            label={SECURITY_TEXTS.name}
            hint={SECURITY_TEXTS.nameHint}
            autoFocus
            maxLength={60}
            value={name}
            onChange={setName}
            error={isMissing && name.trim() === "" ? SECURITY_TEXTS.nameMissing : fault}
          />
        ),
        check: () => {
          setMissing(name.trim() === "");
          return name.trim() !== "";
        },
      }}
    />
  );
}
