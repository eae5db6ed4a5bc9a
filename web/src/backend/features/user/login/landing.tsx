import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { failureSentences } from "../../../shared/failure";
import { useFaultFocus } from "../../../shared/focus/use-fault-focus";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { type NewPassword, NewPasswordFields, newPasswordFaults } from "../account/chosen-password";
import type { Place } from "./landing-place";
import { LoginCard, LoginFrame, LoginHeading, LoginNotice } from "./login-frame";
import { LANDING_TEXTS } from "./landing.texts";
import { LOGIN_TEXTS } from "./login.texts";
import { SecondFactorFields } from "./second-factor-fields";
import { useTwoSteps } from "./use-sign-in";

interface LandingProps {
  token: string;
  /** To the log-in, of this user if they are known. */
  onLeave: (username?: string) => void;
  /** To where another link is sent. */
  onAskAgain: () => void;
}

/**
 * The page that a mailed link opens. Nothing happens before its button is pressed, since programs that look for harmful
 * links in mails open them, too.
 */
export function Landing({ place, ...props }: LandingProps & { place: Place; onSignedIn: () => void }) {
  if (place === "link") return <LinkLanding {...props} />;
  return place === "password" ? <PasswordLanding {...props} /> : <MailLanding {...props} />;
}

function LinkLanding({ token, onSignedIn, ...ways }: LandingProps & { onSignedIn: () => void }) {
  const [gone, setGone] = useState<Error | null>(null);
  const { submit, isBusy, told, second } = useTwoSteps({
    attempt: async (code) => {
      try {
        return await call("POST /api/login/link/confirm", { body: { token, ...code }, unauthenticated: "throw" });
      } catch (failure) {
        if (isGone(failure)) setGone(failure);
        throw failure;
      }
    },
    onSignedIn,
  });
  if (gone) return <GoneLanding title={LANDING_TEXTS.link} failure={gone} {...ways} />;
  return (
    <LoginFrame title={LANDING_TEXTS.link}>
      <LoginCard label={LANDING_TEXTS.link} told={told} onSubmit={submit}>
        <LoginHeading>{LANDING_TEXTS.link}</LoginHeading>
        <p className="text-sm text-muted">{LANDING_TEXTS.linkText}</p>
        {second && <SecondFactorFields second={second} />}
        <Button type="submit" variant="primary" size="lg" isDisabled={isBusy}>
          {isBusy ? LOGIN_TEXTS.underWay : LOGIN_TEXTS.title}
        </Button>
        <Button variant="ghost" onPress={() => ways.onLeave()}>
          {LANDING_TEXTS.toLogin}
        </Button>
      </LoginCard>
    </LoginFrame>
  );
}

/** A used or expired link can only be refused again. */
function GoneLanding({
  title,
  failure,
  onLeave,
  onAskAgain,
}: { title: string; failure: Error } & Omit<LandingProps, "token">) {
  return (
    <LoginFrame title={title}>
      <LoginNotice title={LANDING_TEXTS.gone}>
        <p>{failure.message}</p>
        <Button variant="primary" onPress={onAskAgain}>
          {LANDING_TEXTS.askAgain}
        </Button>
        <Button variant="ghost" onPress={() => onLeave()}>
          {LANDING_TEXTS.toLogin}
        </Button>
      </LoginNotice>
    </LoginFrame>
  );
}

function isGone(failure: unknown): failure is ApiError {
  return (
    failure instanceof ApiError &&
    failure.errors.some(({ code, field }) => code === "login.link" || code === "account.link" || field === "token")
  );
}

function PasswordLanding({ token, ...ways }: LandingProps) {
  const owner = useQuery({
    queryKey: ["login", "password-owner", token],
    queryFn: ({ signal }) => call("POST /api/login/reset/owner", { body: { token }, signal, unauthenticated: "throw" }),
    staleTime: Infinity,
    retry: false,
  });
  const { username = "", shopName } = owner.data ?? {};
  const [value, setValue] = useState<NewPassword>({ password: "", again: "" });
  const [faults, setFaults] = useState<Partial<NewPassword>>({});
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      call("POST /api/login/reset/confirm", { body: { token, password: value.password }, unauthenticated: "throw" }),
    onError: (failure) => {
      const fault = failure instanceof ApiError && failure.errors.find(({ field }) => field === "password");
      setFaults(fault ? { password: fault.message } : {});
    },
  });
  const submit = (): void => {
    const found = newPasswordFaults({ ...value, username });
    setFaults(found);
    if (Object.keys(found).length === 0) mutate();
  };
  const form = useRef<HTMLDivElement>(null);
  useFaultFocus({ form, tried: faults });
  if (isSuccess)
    return (
      <LoginFrame title={LANDING_TEXTS.password} shopName={shopName}>
        <LoginNotice title={LANDING_TEXTS.passwordSet}>
          <p>{LANDING_TEXTS.passwordSetText}</p>
          <Button variant="primary" onPress={() => ways.onLeave(username)}>
            {LANDING_TEXTS.toLogin}
          </Button>
        </LoginNotice>
      </LoginFrame>
    );
  const gone = [owner.error, error].find(isGone);
  if (gone) return <GoneLanding title={LANDING_TEXTS.password} failure={gone} {...ways} />;
  return (
    <LoginFrame title={LANDING_TEXTS.password} shopName={shopName}>
      <LoginCard
        label={LANDING_TEXTS.password}
        told={error && Object.keys(faults).length === 0 ? failureSentences(error, LANDING_TEXTS.passwordFailed) : null}
        onSubmit={submit}
      >
        <Input
          label={LOGIN_TEXTS.username}
          type="email"
          autoComplete="username"
          readOnly
          value={username}
          onChange={() => undefined}
        />
        <div ref={form} className="contents">
          <NewPasswordFields value={value} faults={faults} onChange={setValue} isFirst />
        </div>
        <Button type="submit" variant="primary" size="lg" isDisabled={isPending}>
          {isPending ? LANDING_TEXTS.setting : LANDING_TEXTS.password}
        </Button>
        <Button variant="ghost" onPress={() => ways.onLeave(username)}>
          {LANDING_TEXTS.toLogin}
        </Button>
      </LoginCard>
    </LoginFrame>
  );
}

function MailLanding({ token, onLeave }: LandingProps) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/login/mail/confirm", { body: { token }, unauthenticated: "throw" }),
  });
  return (
    <LoginFrame title={LANDING_TEXTS.mail}>
      {data ? (
        <LoginNotice title={LANDING_TEXTS.mail}>
          <p>{data.isChanged ? LANDING_TEXTS.mailDone : LANDING_TEXTS.mailHalf}</p>
          <Button variant="primary" onPress={() => onLeave()}>
            {LANDING_TEXTS.toLogin}
          </Button>
        </LoginNotice>
      ) : (
        <LoginCard
          label={LANDING_TEXTS.mail}
          told={error && failureSentences(error, LANDING_TEXTS.mailFailed)}
          onSubmit={() => mutate()}
        >
          <LoginHeading>{LANDING_TEXTS.mail}</LoginHeading>
          <p className="text-sm text-muted">{LANDING_TEXTS.mailText}</p>
          <Button type="submit" variant="primary" size="lg" isDisabled={isPending}>
            {isPending ? LANDING_TEXTS.confirming : LANDING_TEXTS.confirm}
          </Button>
        </LoginCard>
      )}
    </LoginFrame>
  );
}
