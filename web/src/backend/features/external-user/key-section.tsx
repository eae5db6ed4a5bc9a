import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PersonalKey } from "@tresen/contract/external/external-user.calls";
import { externalUserPermissions } from "@tresen/contract/external/external-user.permissions";
import { externalUsers } from "@tresen/contract/external/external-user.resource";
import { isActive } from "@tresen/contract/external/external-user.rules";
import { recordTitle } from "@tresen/contract/kit/record-title";
import { isObject } from "@tresen/contract/kit/object";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { KeyRound, Mail, ShieldOff } from "lucide-react";
import { useState } from "react";
import { call } from "../../../shared/api";
import { serverNow } from "../../../shared/server-clock";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { KEY_TEXTS } from "./external-user.texts";
import { keyQueries } from "./key-queries";
import { MailProgress } from "./mail-progress";
import { ShownKeyDialog } from "./shown-key-dialog";

type Action = "create" | "send" | "revoke";

/** The key of an external user: how it is, and making, sending and revoking it. */
export function KeySection({ record }: { record: AnyRecord | null }) {
  const may = useMay();
  if (!record) return null;
  const branches = Array.isArray(record["branches"]) ? record["branches"].filter(isObject) : [];
  const permission = externalUserPermissions.keys;
  const mayKeep = branches.every(({ id }) => may({ permission, branch: String(id) }));
  return mayKeep ? <KeyPart record={record} /> : <p className="text-sm text-muted">{KEY_TEXTS.hidden}</p>;
}

function KeyPart({ record }: { record: AnyRecord }) {
  const { id } = record;
  const client = useQueryClient();
  const key = useQuery(keyQueries.of(id));
  const [asking, setAsking] = useState<Action | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [mail, setMail] = useState<string | null>(null);
  const params = { id };
  const { mutate, isPending } = useMutation({
    mutationFn: async (action: Action): Promise<void> => {
      if (action === "create") setShown((await call("POST /api/external-users/{id}/key", { params })).key);
      else if (action === "send") setMail((await call("POST /api/external-users/{id}/key/send", { params })).id);
      else await call("POST /api/external-users/{id}/key/revoke", { params });
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, KEY_TEXTS.failed), error }),
    onSettled: () => client.invalidateQueries({ queryKey: keyQueries.of(id).queryKey }),
  });
  if (key.isPending)
    return (
      <div role="status" aria-label={KEY_TEXTS.loading}>
        <Skeleton className="h-24" />
      </div>
    );
  if (!key.data)
    return (
      <ErrorState
        message={failureText(key.error, KEY_TEXTS.loadFailed)}
        detail={failureDetail(key.error)}
        onRetry={() => void key.refetch()}
        isRetrying={key.isFetching}
      />
    );
  const hasKey = key.data.state === "valid";
  const email = String(record["email"] ?? "");
  return (
    <div className="flex max-w-prose flex-col gap-4 text-sm">
      <p className="text-muted">{KEY_TEXTS.intro}</p>
      <KeyFacts record={record} keyState={key.data} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={hasKey ? "secondary" : "primary"}
          isDisabled={isPending}
          onPress={() => (hasKey ? setAsking("create") : mutate("create"))}
        >
          <KeyRound size={16} aria-hidden /> {hasKey ? KEY_TEXTS.renew : KEY_TEXTS.create}
        </Button>
        {email !== "" && (
          <Button size="sm" isDisabled={isPending} onPress={() => setAsking("send")}>
            <Mail size={16} aria-hidden /> {KEY_TEXTS.send}
          </Button>
        )}
        {hasKey && (
          <Button size="sm" isDisabled={isPending} onPress={() => setAsking("revoke")}>
            <ShieldOff size={16} aria-hidden /> {KEY_TEXTS.revoke}
          </Button>
        )}
      </div>
      {email === "" && <p className="text-muted">{KEY_TEXTS.noEmail}</p>}
      {mail !== null && <MailProgress user={id} job={mail} />}
      <Question action={asking} email={email} onConfirm={mutate} onClose={() => setAsking(null)} />
      {shown !== null && (
        <ShownKeyDialog
          name={recordTitle({ resource: externalUsers, record })}
          text={shown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** How the key is, and whether its owner gets in with it now. */
function KeyFacts({ record, keyState }: { record: AnyRecord; keyState: PersonalKey }) {
  const { state, hint, createdAt, sentAt, lastUsedAt, revokedAt } = keyState;
  const facts = [
    sentAt ? KEY_TEXTS.sent(at(sentAt)) : createdAt && KEY_TEXTS.created(at(createdAt)),
    lastUsedAt ? KEY_TEXTS.used(at(lastUsedAt)) : state === "valid" && KEY_TEXTS.unused,
  ].filter(Boolean);
  const blocked = state === "valid" && blockedText(record);
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">
        {state === "valid"
          ? KEY_TEXTS.valid(hint)
          : state === "revoked"
            ? KEY_TEXTS.revoked(at(revokedAt ?? ""))
            : KEY_TEXTS.none}
      </p>
      {facts.map((fact) => (
        <p key={String(fact)} className="text-muted tabular-nums">
          {fact}
        </p>
      ))}
      {blocked && <p className="rounded-control bg-warning-soft px-3 py-2 text-warning">{blocked}</p>}
    </div>
  );
}

/** Why a key that is there opens nothing now; null where it does. */
function blockedText(record: AnyRecord): string | null {
  const now = serverNow();
  const [validFrom, validTo] = [textOf(record["validFrom"]), textOf(record["validTo"])];
  const user = { isEnabled: record["isEnabled"] === true, validTo };
  if (!isActive({ user, now })) return KEY_TEXTS.blocked;
  return validFrom && Date.parse(validFrom) > now ? KEY_TEXTS.early(at(validFrom)) : null;
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const at = (instant: string): string => formatDateTime({ at: Date.parse(instant), zone: DEFAULT_TIME_ZONE });

/** The question before a key is replaced or revoked. */
function Question({
  action,
  email,
  onConfirm,
  onClose,
}: {
  action: Action | null;
  email: string;
  onConfirm: (action: Action) => void;
  onClose: () => void;
}) {
  if (action === null) return null;
  const texts = {
    create: { title: KEY_TEXTS.renewTitle, text: KEY_TEXTS.renewText, label: KEY_TEXTS.renew },
    send: { title: KEY_TEXTS.sendTitle, text: KEY_TEXTS.sendText(email), label: KEY_TEXTS.send },
    revoke: { title: KEY_TEXTS.revokeTitle, text: KEY_TEXTS.revokeText, label: KEY_TEXTS.revoke },
  }[action];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onConfirm(action)}
      title={texts.title}
      confirmLabel={texts.label}
      isDangerous={action === "revoke"}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
