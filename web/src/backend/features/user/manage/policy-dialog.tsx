import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SecurityPolicy } from "@tresen/contract/user/account/account";
import { BUILT_IN_ROLES } from "@tresen/contract/kit/access";
import { ROLE_LABELS } from "@tresen/contract/user/role-labels.texts";
import { useState } from "react";
import { call, callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences, isConflict } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage } from "../../../shared/ui/input";
import { Skeleton } from "../../../shared/ui/states";
import { POLICY_TEXTS, SECURITY_TEXTS } from "../security/security.texts";
import { securityQueries } from "../security/security-queries";

/** Decides which roles must sign in with a second factor. */
export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const policy = useQuery({ ...securityQueries.policy(), staleTime: 0 });
  const roles = useQuery({
    queryKey: ["resource", "roles", "all"],
    queryFn: ({ signal }) => fetchAll((page) => callPage("GET /api/roles", { query: page, signal })),
  });
  const failure = policy.error ?? roles.error;
  if (policy.data && roles.data)
    return (
      <PolicyForm
        policy={policy.data}
        choices={[
          ...BUILT_IN_ROLES.map((role) => ({ role: role as string, name: ROLE_LABELS[role] })),
          ...roles.data.map(({ identifier, name }) => ({ role: identifier, name })),
        ]}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={POLICY_TEXTS.title}>
      {failure ? (
        <FieldMessage>{failureSentences(failure, SECURITY_TEXTS.loadFailed)}</FieldMessage>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}

function PolicyForm({
  policy: { version, secondFactorRoles },
  choices,
  onClose,
}: {
  policy: SecurityPolicy;
  choices: readonly { role: string; name: string }[];
  onClose: () => void;
}) {
  // What the person has changed, which holds beside what somebody else saves meanwhile.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (role: string): boolean => changed.get(role) ?? secondFactorRoles.includes(role);
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const chosen = choices.map(({ role }) => role).filter(isChosen);
      return call("PUT /api/account/policy", { body: { version, secondFactorRoles: chosen } });
    },
    onSuccess: (saved) => {
      client.setQueryData(securityQueries.policy().queryKey, saved);
      showToast({ kind: "success", message: POLICY_TEXTS.saved });
      onClose();
    },
    onError: () => client.invalidateQueries({ queryKey: securityQueries.policy().queryKey }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={POLICY_TEXTS.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" onPress={() => mutate()} isDisabled={isPending}>
            {POLICY_TEXTS.save}
          </Button>
        </>
      }
    >
      {error && (
        <div role="alert" className="mb-3 rounded-control bg-danger-soft p-3">
          <FieldMessage>
            {isConflict(error) ? POLICY_TEXTS.changedMeanwhile : failureSentences(error, SECURITY_TEXTS.failed)}
          </FieldMessage>
        </div>
      )}
      <p className="mb-3 text-sm text-muted">{POLICY_TEXTS.text}</p>
      {choices.map(({ role, name }) => (
        <label key={role} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-action"
            checked={isChosen(role)}
            onChange={({ target }) => setChanged(new Map(changed).set(role, target.checked))}
          />
          {name}
        </label>
      ))}
    </Dialog>
  );
}
