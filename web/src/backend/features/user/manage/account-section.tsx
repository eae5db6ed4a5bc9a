import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { failureDetail, failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { Invitation } from "./invitation";
import { PIN_TEXTS } from "../tablet/tablet.texts";
import { MANAGE_TEXTS, SECURITY_TEXTS } from "../security/security.texts";
import { securityQueries } from "../security/security-queries";
import { SessionsList } from "../security/sessions-list";
import { useAccountChange } from "../security/use-account-change";

/** What those who look after accounts see and do beside the fields of a user. */
export function AccountSection({ record }: { record: AnyRecord | null }) {
  const may = useMay()({ permission: userPermissions.account });
  if (!record) return null;
  return may ? <Account record={record} /> : <p className="text-sm text-muted">{MANAGE_TEXTS.hidden}</p>;
}

function Account({ record }: { record: AnyRecord }) {
  const { id } = record;
  const owner = { id };
  const protection = useQuery(securityQueries.account(owner));
  const [isAsking, setAsking] = useState(false);
  const removal = useAccountChange({
    owner,
    change: () => call("POST /api/users/{id}/protection/remove", { params: { id } }),
    done: MANAGE_TEXTS.removedAll,
  });
  const pinRemoval = useAccountChange({
    owner,
    change: () => call("POST /api/users/{id}/pin/remove", { params: { id } }),
    done: PIN_TEXTS.removed,
  });
  if (protection.error && !protection.data)
    return (
      <ErrorState
        message={failureText(protection.error, SECURITY_TEXTS.loadFailed)}
        detail={failureDetail(protection.error)}
        onRetry={() => void protection.refetch()}
        isRetrying={protection.isFetching}
      />
    );
  const { authenticatorSince = null, pinSince = null, passkeys = 0, isRequired = false } = protection.data ?? {};
  const has = authenticatorSince !== null || passkeys > 0;
  return (
    <div className="flex flex-col gap-5">
      {protection.data && <Invitation record={record} account={protection.data} />}
      <div>
        <h3 className="text-sm font-semibold">{MANAGE_TEXTS.protection}</h3>
        {protection.data ? (
          <p className="text-sm text-muted">
            {has ? MANAGE_TEXTS.some({ app: authenticatorSince !== null, passkeys }) : MANAGE_TEXTS.none}
            {isRequired && ` ${MANAGE_TEXTS.required}`}
          </p>
        ) : (
          <Skeleton className="h-5 w-60" />
        )}
        {has && (
          <Button size="sm" className="mt-2" onPress={() => setAsking(true)} isDisabled={removal.isPending}>
            {MANAGE_TEXTS.removeAll}
          </Button>
        )}
      </div>
      {protection.data && (
        <div>
          <h3 className="text-sm font-semibold">{PIN_TEXTS.title}</h3>
          <p className="text-sm text-muted">{pinSince === null ? PIN_TEXTS.hasNone : PIN_TEXTS.has}</p>
          {pinSince !== null && (
            <Button size="sm" className="mt-2" onPress={() => pinRemoval.mutate()} isDisabled={pinRemoval.isPending}>
              {PIN_TEXTS.remove}
            </Button>
          )}
        </div>
      )}
      <div>
        <h3 className="text-sm font-semibold">{SECURITY_TEXTS.sessions}</h3>
        <p className="text-sm text-muted">{SECURITY_TEXTS.sessionsTextOf}</p>
        <SessionsList owner={owner} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.mutate()}
        title={MANAGE_TEXTS.removeAllTitle}
        confirmLabel={MANAGE_TEXTS.removeAll}
        isDangerous
      >
        {MANAGE_TEXTS.removeAllText}
      </ConfirmDialog>
    </div>
  );
}
