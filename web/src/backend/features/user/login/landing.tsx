import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { type NewPassword, NewPasswordFields, newPasswordFaults } from "../account/chosen-password";
import type { Place } from "./landing-place";
import { LoginCard, LoginFrame, LoginNotice } from "./login-frame";
import { LANDING_TEXTS } from "./landing.texts";
import { LOGIN_TEXTS } from "./login.texts";
import { SecondFactorFields } from "./second-factor-fields";
import { useTwoSteps } from "./use-sign-in";

interface LandingProps {
  token: string;
  onLeave: () => void;
}

/**
 * The page that a mailed link opens. Nothing happens before its button is pressed, since programs that look for harmful
 * links in mails open them, too.
 */
export function Landing({ place, ...props }: LandingProps & { place: Place; onSignedIn: () => void }) {
  if (place === "link") return <LinkLanding {...props} />;
  return place === "password" ? <PasswordLanding {...props} /> : <MailLanding {...props} />;
}

function LinkLanding({ token, onSignedIn, onLeave }: LandingProps & { onSignedIn: () => void }) {
  const [isGone, setGone] = useState(false);
  const { submit, isBusy, told, second } = useTwoSteps({
    attempt: async (code) => {
      try {
        return await call("POST /api/login/link/confirm", { body: { token, ...code }, unauthenticated: "throw" });
      } catch (failure) {
        // A used link can only be refused again: the log-in sends another.
        if (failure instanceof ApiError && failure.errors.some((one) => one.code === "login.link")) setGone(true);
        throw failure;
      }
    },
    onSignedIn,
  });
  return (
    <LoginFrame title={LANDING_TEXTS.link}>
      <LoginCard label={LANDING_TEXTS.link} told={told} onSubmit={submit}>
        {!isGone && (
          <>
            <p className="text-sm text-muted">{LANDING_TEXTS.linkText}</p>
            {second && <SecondFactorFields second={second} />}
            <Button type="submit" variant="primary" size="lg" isDisabled={isBusy}>
              {isBusy ? LOGIN_TEXTS.underWay : LOGIN_TEXTS.title}
            </Button>
          </>
        )}
        <Button variant={isGone ? "primary" : "ghost"} onPress={onLeave}>
          {LANDING_TEXTS.toLogin}
        </Button>
      </LoginCard>
    </LoginFrame>
  );
}

function PasswordLanding({ token, onLeave }: LandingProps) {
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
    const found = newPasswordFaults({ ...value, username: "" });
    setFaults(found);
    if (Object.keys(found).length === 0) mutate();
  };
  if (isSuccess)
    return (
      <LoginFrame title={LANDING_TEXTS.password}>
        <LoginNotice>
          <p>{LANDING_TEXTS.passwordSet}</p>
          <Button variant="primary" onPress={onLeave}>
            {LANDING_TEXTS.toLogin}
          </Button>
        </LoginNotice>
      </LoginFrame>
    );
  return (
    <LoginFrame title={LANDING_TEXTS.password}>
      <LoginCard
        label={LANDING_TEXTS.password}
        told={error && Object.keys(faults).length === 0 ? failureText(error, LANDING_TEXTS.passwordFailed) : null}
        onSubmit={submit}
      >
        <NewPasswordFields value={value} faults={faults} onChange={setValue} isFirst />
        <Button type="submit" variant="primary" size="lg" isDisabled={isPending}>
          {isPending ? LANDING_TEXTS.setting : LANDING_TEXTS.password}
        </Button>
        <Button variant="ghost" onPress={onLeave}>
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
        <LoginNotice>
          <p>{data.isChanged ? LANDING_TEXTS.mailDone : LANDING_TEXTS.mailHalf}</p>
          <Button variant="primary" onPress={onLeave}>
            {LANDING_TEXTS.toLogin}
          </Button>
        </LoginNotice>
      ) : (
        <LoginCard
          label={LANDING_TEXTS.mail}
          told={error && failureText(error, LANDING_TEXTS.mailFailed)}
          onSubmit={() => mutate()}
        >
          <p className="text-sm text-muted">{LANDING_TEXTS.mailText}</p>
          <Button type="submit" variant="primary" size="lg" isDisabled={isPending}>
            {isPending ? LANDING_TEXTS.confirming : LANDING_TEXTS.confirm}
          </Button>
        </LoginCard>
      )}
    </LoginFrame>
  );
}
