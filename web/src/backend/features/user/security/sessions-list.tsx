import { useQuery } from "@tanstack/react-query";
import type { SessionView } from "@tresen/contract/user/account/account";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { MonitorSmartphone } from "lucide-react";
import { call } from "../../../../shared/api";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { SECURITY_TEXTS } from "./security.texts";
import { type Owner, securityQueries } from "./security-queries";
import { useAccountChange } from "./use-account-change";

/** Where somebody is signed in. Each session but the current one can be ended. */
export function SessionsList({ owner }: { owner: Owner }) {
  const { data, error, isFetching, refetch } = useQuery(securityQueries.sessions(owner));
  const { mutate, isPending } = useAccountChange({
    owner,
    change: (session: string) =>
      owner === "me"
        ? call("POST /api/account/sessions/{id}/end", { params: { id: session } })
        : call("POST /api/users/{id}/sessions/{session}/end", { params: { ...owner, session } }),
    done: SECURITY_TEXTS.ended,
  });
  if (!data)
    return error ? (
      <ErrorState
        message={failureText(error, SECURITY_TEXTS.loadFailed)}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton className="h-16" />
    );
  if (data.length === 0) return <p className="text-sm text-muted">{SECURITY_TEXTS.noSessions}</p>;
  return (
    <ul className="divide-y divide-line">
      {data.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-3 py-2">
          <MonitorSmartphone size={18} aria-hidden className="shrink-0 text-muted" />
          <div className="min-w-0 flex-1 basis-52 wrap-anywhere">
            <p className="font-medium">
              {session.device}
              {session.isCurrent && <span className="ms-2 text-sm text-success">{SECURITY_TEXTS.current}</span>}
            </p>
            <p className="text-sm text-muted tabular-nums">{factsOf(session)}</p>
          </div>
          {!session.isCurrent && (
            <Button
              size="sm"
              aria-label={SECURITY_TEXTS.endOf(session.device)}
              isDisabled={isPending}
              onPress={() => mutate(session.id)}
            >
              {SECURITY_TEXTS.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ method, place, address, lastUsedAt }: SessionView): string {
  const at = formatDateTime({ at: Date.parse(lastUsedAt), zone: DEFAULT_TIME_ZONE });
  return [SECURITY_TEXTS.signedIn(method), SECURITY_TEXTS.lastUsed(at), place ?? "", address]
    .filter(Boolean)
    .join(" · ");
}
