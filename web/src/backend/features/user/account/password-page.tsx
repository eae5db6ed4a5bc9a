import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { useFaultFocus } from "../../../shared/focus/use-fault-focus";
import { showToast } from "../../../shared/toasts";
import { sessionQueries, useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { PasswordInput } from "../../../shared/ui/password-input";
import { type NewPassword, NewPasswordFields, newPasswordFaults } from "./chosen-password";
import { PASSWORD_TEXTS } from "./password.texts";

type Faults = Partial<NewPassword & { oldPassword: string }>;

/** The page on which every signed-in user changes their own password. */
export function PasswordPage() {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [oldPassword, setOldPassword] = useState("");
  const [value, setValue] = useState<NewPassword>({ password: "", again: "" });
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/users/me/password", { body: { oldPassword, password: value.password } }),
    onSuccess: (user) => {
      client.setQueryData(sessionQueries.me().queryKey, (me) => me && { ...me, ...user });
      showToast({ kind: "success", message: PASSWORD_TEXTS.changed });
      void navigate({ to: "/" });
    },
    onError: (failure) => setFaults(faultsOf(failure)),
  });
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus({ form, tried: faults });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.password);
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found: Faults = {
      ...(oldPassword === "" ? { oldPassword: VALIDATION.blank } : {}),
      ...newPasswordFaults({ ...value, username: me.username }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) mutate();
  };
  return (
    <div className="mx-auto w-full max-w-md px-4 py-6">
      <h1 className="mb-1 text-xl font-semibold">{PAGE_TITLES.password}</h1>
      <p className="mb-5 text-sm text-muted">{PASSWORD_TEXTS.explanation}</p>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        aria-label={PAGE_TITLES.password}
        className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-5"
      >
        {error && Object.keys(faults).length === 0 && (
          <div role="alert" className="rounded-control bg-danger-soft p-3">
            <FieldMessage>{failureSentences(error, PASSWORD_TEXTS.failed)}</FieldMessage>
          </div>
        )}
        <input type="email" autoComplete="username" value={me.username} readOnly hidden />
        <PasswordInput
          label={PASSWORD_TEXTS.current}
          autoFocus
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
          error={faults.oldPassword}
        />
        <NewPasswordFields value={value} faults={faults} onChange={setValue} />
        <Button type="submit" variant="primary" size="lg" isDisabled={isPending}>
          {isPending ? PASSWORD_TEXTS.changing : PAGE_TITLES.password}
        </Button>
      </form>
    </div>
  );
}

function faultsOf(failure: Error): Faults {
  const errors = failure instanceof ApiError ? failure.errors : [];
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => (field === "oldPassword" || field === "password" ? [[field, message]] : [])),
  );
}
