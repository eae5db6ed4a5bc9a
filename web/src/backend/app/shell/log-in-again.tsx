import type { User } from "@tresen/contract/user/user.resource";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../../../shared/api";
import { LOGIN_TEXTS } from "../../features/user/login/login.texts";
import { knowsPasskeys } from "../../features/user/login/knows-passkeys";
import { SecondFactorFields } from "../../features/user/login/second-factor-fields";
import { useSignIn } from "../../features/user/login/use-sign-in";
import { abandonScreen, nameOf, useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { PasswordInput } from "../../shared/ui/password-input";
import { SESSION_TEXTS } from "./log-in-again.texts";

/** `onBack` continues the refused calls. */
export function LogInAgain({ onBack }: { onBack: () => void }) {
  const me = useMe();
  const [other, setOther] = useState<User | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const enter = (user: User): void => (user.id === me.id ? onBack() : setOther(user));
  const signIn = useSignIn({ username: me.username, onSignedIn: enter });
  const { second, isBusy, told } = signIn;
  useOtherTabs({ me, onBack });
  // A dialog below takes the focus that the field has got, until this one is there as a whole.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[autocomplete=current-password]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    signIn.submit();
  };
  if (other) return <OtherUser me={me} other={other} onAgain={() => setOther(null)} />;
  return (
    <Dialog
      isOpen
      onClose={stay}
      role="alertdialog"
      title={SESSION_TEXTS.title}
      footer={
        <>
          {!second && knowsPasskeys() && (
            <Button onPress={signIn.byPasskey} isDisabled={isBusy}>
              {LOGIN_TEXTS.passkey}
            </Button>
          )}
          <Button variant="primary" onPress={() => form.current?.requestSubmit()} isDisabled={isBusy}>
            {isBusy ? LOGIN_TEXTS.underWay : LOGIN_TEXTS.title}
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit} aria-label={LOGIN_TEXTS.title} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{SESSION_TEXTS.expired}</p>
        {told !== null && (
          <div role="alert" className="rounded-control bg-danger-soft p-3">
            <FieldMessage>{told}</FieldMessage>
          </div>
        )}
        {second ? (
          <SecondFactorFields second={second} />
        ) : (
          <>
            <Input
              label={LOGIN_TEXTS.username}
              type="email"
              inputMode="email"
              autoComplete="username"
              value={signIn.username}
              onChange={signIn.setUsername}
            />
            <PasswordInput
              label={LOGIN_TEXTS.password}
              autoComplete="current-password"
              value={signIn.password}
              onChange={signIn.setPassword}
              autoFocus
            />
          </>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

/** If another user logs in, the open page is left and the start page is shown. */
function OtherUser({ me, other, onAgain }: { me: User; other: User; onAgain: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={stay}
      role="alertdialog"
      title={SESSION_TEXTS.otherUser(nameOf(other))}
      footer={
        <>
          <Button onPress={onAgain}>{SESSION_TEXTS.logInAs(nameOf(me))}</Button>
          <Button variant="danger" onPress={() => abandonScreen()}>
            {SESSION_TEXTS.discardAndStart}
          </Button>
        </>
      }
    >
      <p className="text-muted">{SESSION_TEXTS.otherUserDetail(nameOf(me))}</p>
    </Dialog>
  );
}

/** A log-in in another tab closes the dialog here too. */
function useOtherTabs({ me, onBack }: { me: User; onBack: () => void }): void {
  useEffect(() => {
    const look = (): void => {
      call("GET /api/users/me", { unauthenticated: "throw" }).then(
        (user) => user.id === me.id && onBack(),
        () => undefined,
      );
    };
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [me, onBack]);
}

/** The dialog cannot be closed: without a session nothing works. */
function stay(): void {}
