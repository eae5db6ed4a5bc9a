import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { useFaultFocus } from "../../../shared/focus/use-fault-focus";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage } from "../../../shared/ui/input";
import { PasswordInput } from "../../../shared/ui/password-input";
import { SECURITY_TEXTS } from "./security.texts";

/** What is typed above the password. */
interface Entry {
  /** The field of the call that it fills. */
  field: string;
  /** @param fault what the call refused about it. */
  input: (fault: string | undefined) => ReactNode;
  /** Whether it can be sent; its input says itself what is missing. */
  check?: () => boolean;
}

/** Asks for the password before something about the account changes, with further fields if the change has any. */
export function PasswordDialog<Result>({
  title,
  text,
  entry,
  action,
  confirmLabel = SECURITY_TEXTS.confirm,
  isDangerous = false,
  failed = SECURITY_TEXTS.failed,
  onDone,
  onClose,
}: {
  title: string;
  /** What the change means. */
  text?: string;
  entry?: Entry;
  action: (password: string) => Promise<Result>;
  confirmLabel?: string;
  isDangerous?: boolean;
  /** What is said where neither the API nor a field does. */
  failed?: string;
  onDone: (result: Result) => void;
  onClose: () => void;
}) {
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, error, isPending, reset } = useMutation({ mutationFn: () => action(password), onSuccess: onDone });
  const faultOf = (name: string | undefined): string | undefined =>
    error instanceof ApiError ? error.errors.find(({ field }) => field && field === name)?.message : undefined;
  const [fault, entryFault] = [faultOf("password"), faultOf(entry?.field)];
  useFaultFocus({ form, tried: error ?? tries });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // What the last try was refused for says nothing about this one.
    reset();
    setTries(tries + 1);
    setMissing(password === "");
    if ((entry?.check?.() ?? true) && password !== "") mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            onPress={() => form.current?.requestSubmit()}
            isDisabled={isPending}
          >
            {isPending ? SECURITY_TEXTS.working : confirmLabel}
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate aria-label={title} className="flex flex-col gap-4">
        {error && fault === undefined && entryFault === undefined && (
          <div role="alert" className="rounded-control bg-danger-soft p-3">
            <FieldMessage>{error instanceof ApiError ? failureSentences(error, failed) : failed}</FieldMessage>
          </div>
        )}
        {text !== undefined && <p>{text}</p>}
        {entry?.input(entryFault)}
        <PasswordInput
          label={SECURITY_TEXTS.password}
          autoComplete="current-password"
          autoFocus={entry === undefined}
          value={password}
          onChange={setPassword}
          error={fault ?? (missing && password === "" ? SECURITY_TEXTS.askPassword : undefined)}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
