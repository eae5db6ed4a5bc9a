import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "../../../../shared/api";
import { ThemeToggle } from "../../../../shared/theme-toggle";
import { clearClip } from "../../../admin/clipboard/clear-clip";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureText } from "../../../shared/failure";
import { takeRememberedLocation } from "../../../shared/session";
import { BrandMark } from "../../../shared/ui/brand";
import { Button } from "../../../shared/ui/button";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { PasswordInput } from "../../../shared/ui/password-input";
import { LOGIN_TEXTS } from "./login.texts";

/** `/backend/login`. Redirects to the page on which the session ended. */
export function LoginPage() {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (credentials: { username: string; password: string }) =>
      call("POST /api/login", { body: credentials, unauthenticated: "throw" }),
    onSuccess: () => window.location.assign(`/backend${takeRememberedLocation()}`),
    onError: () => setPassword(""),
  });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(LOGIN_TEXTS.title);
    clearClip();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ username: username.trim(), password });
  };
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,24rem)] place-content-center p-4">
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <BrandMark size={44} />
          <h1 className="text-2xl font-semibold">{COMMON_TEXTS.backoffice}</h1>
          <ThemeToggle className="ms-auto" />
        </div>
        <form
          onSubmit={submit}
          className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] shadow-panel"
          aria-label={LOGIN_TEXTS.title}
        >
          {error && (
            <div role="alert" className="rounded-control bg-danger-soft p-3">
              <FieldMessage>{failureText(error, LOGIN_TEXTS.unreachable)}</FieldMessage>
            </div>
          )}
          <Input
            label={LOGIN_TEXTS.username}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoFocus
            value={username}
            onChange={setUsername}
          />
          <PasswordInput
            label={LOGIN_TEXTS.password}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" variant="primary" size="lg" isDisabled={isPending || isSuccess}>
            {isPending || isSuccess ? LOGIN_TEXTS.underWay : LOGIN_TEXTS.title}
          </Button>
        </form>
        <p className="mt-4 text-center text-sm text-muted">
          <a href="/" className="underline underline-offset-4">
            {COMMON_TEXTS.toShop}
          </a>
        </p>
      </div>
    </main>
  );
}
