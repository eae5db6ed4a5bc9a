import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import { PASSWORD_LENGTH, passwordFault } from "@tresen/contract/user/password";
import { type FormEvent, useEffect, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { notify } from "../../../shared/notices";
import { sessionQueries, useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { PasswordInput } from "../../../shared/ui/password-input";

type Faults = Partial<Record<"oldPassword" | "password" | "again", string>>;

/** One's own password, for everybody who is signed in. */
export function PasswordPage() {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [oldPassword, setOldPassword] = useState("");
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/users/me/password", { body: { oldPassword, password } }),
    onSuccess: (user) => {
      client.setQueryData(sessionQueries.me().queryKey, (me) => me && { ...me, ...user });
      notify({ kind: "success", message: "Passwort geändert. Auf anderen Geräten sind Sie abgemeldet." });
      void navigate({ to: "/" });
    },
    onError: (failure) => setFaults(faultsOf(failure)),
  });
  useEffect(() => {
    document.title = "Passwort ändern – Backoffice";
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = check({ oldPassword, password, again, username: me.username });
    setFaults(found);
    if (Object.keys(found).length === 0) mutate();
  };
  return (
    <div className="mx-auto w-full max-w-md px-4 py-6">
      <h1 className="mb-1 text-xl font-semibold">Passwort ändern</h1>
      <p className="mb-5 text-sm text-muted">Auf allen anderen Geräten werden Sie damit abgemeldet.</p>
      <form
        onSubmit={submit}
        noValidate
        aria-label="Passwort ändern"
        className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-5"
      >
        {error && Object.keys(faults).length === 0 && (
          <div role="alert" className="rounded-control bg-danger-soft p-3">
            <FieldMessage>{failureText(error, "Passwort konnte nicht geändert werden.")}</FieldMessage>
          </div>
        )}
        <input type="email" autoComplete="username" value={me.username} readOnly hidden />
        <PasswordInput
          label="Bisheriges Passwort"
          autoFocus
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
          error={faults.oldPassword}
        />
        <PasswordInput
          label="Neues Passwort"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={faults.password}
          hint={`Mindestens ${PASSWORD_LENGTH.least} Zeichen. Gut sind mehrere Wörter, die nichts miteinander zu tun haben.`}
        />
        <PasswordInput
          label="Neues Passwort wiederholen"
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
          error={faults.again}
        />
        <Button type="submit" variant="primary" size="lg" isDisabled={isPending}>
          {isPending ? "Wird geändert …" : "Passwort ändern"}
        </Button>
      </form>
    </div>
  );
}

function check({
  oldPassword,
  password,
  again,
  username,
}: {
  oldPassword: string;
  password: string;
  again: string;
  username: string;
}): Faults {
  const weakness =
    password.length < PASSWORD_LENGTH.least
      ? VALIDATION.tooShort(PASSWORD_LENGTH.least)
      : passwordFault({ password, username });
  return {
    ...(oldPassword === "" ? { oldPassword: VALIDATION.blank } : {}),
    ...(weakness ? { password: weakness } : {}),
    ...(password !== again ? { again: "Die beiden neuen Passwörter sind nicht gleich." } : {}),
  };
}

function faultsOf(failure: Error): Faults {
  const errors = failure instanceof ApiError ? failure.errors : [];
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => (field === "oldPassword" || field === "password" ? [[field, message]] : [])),
  );
}
