import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { ManagedAccount } from "@tresen/contract/user/account/account";
import { Mail } from "lucide-react";
import { call } from "../../../../shared/api";
import { Button } from "../../../shared/ui/button";
import { useAccountChange } from "../security/use-account-change";
import { useAccessMark } from "./access-mark";
import { INVITATION_TEXTS } from "./invitation.texts";

/** How it stands with the password of somebody's account, and the link with which they choose one. */
export function Invitation({
  record,
  account: { hasPassword, invitedAt },
}: {
  record: AnyRecord;
  account: ManagedAccount;
}) {
  const { id } = record;
  const { mutate, isPending, isSuccess } = useAccountChange({
    owner: { id },
    change: () => call("POST /api/users/{id}/invite", { params: { id } }),
    done: hasPassword ? INVITATION_TEXTS.resetSent : INVITATION_TEXTS.sent,
  });
  const mark = useAccessMark(record);
  const state = hasPassword
    ? INVITATION_TEXTS.hasPassword
    : invitedAt !== null
      ? INVITATION_TEXTS.invited(formatDateTime({ at: Date.parse(invitedAt), zone: DEFAULT_TIME_ZONE }))
      : isSuccess
        ? INVITATION_TEXTS.underWay
        : INVITATION_TEXTS.notInvited;
  return (
    <div>
      <p className="mb-2 font-medium">{state}</p>
      {/* Whoever may not sign in gets no link for a new password. */}
      <Button onPress={() => mutate()} isDisabled={isPending || (hasPassword && mark !== null)}>
        <Mail size={16} aria-hidden className="shrink-0" />{" "}
        {hasPassword ? INVITATION_TEXTS.reset : INVITATION_TEXTS.invite}
      </Button>
      <p className="mt-1 text-sm text-muted">
        {hasPassword ? INVITATION_TEXTS.resetText : INVITATION_TEXTS.inviteText}
      </p>
      {mark !== null && <p className="mt-1 text-sm text-warning">{INVITATION_TEXTS.noAccess(mark)}</p>}
    </div>
  );
}
