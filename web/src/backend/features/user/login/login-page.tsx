import { useEffect, useState } from "react";
import { clearClip } from "../../../admin/clipboard/clear-clip";
import { takeRememberedLocation } from "../../../shared/session";
import { isTablet } from "../../../shared/tablet/tablet-browser";
import { forgetEnd } from "../../../shared/tablet/tablet-end";
import { Button } from "../../../shared/ui/button";
import { deferred } from "../../../shared/ui/deferred";
import { Input } from "../../../shared/ui/input";
import { PasswordInput } from "../../../shared/ui/password-input";
import { landingOf } from "./landing-place";
import { LoginCard, LoginFrame } from "./login-frame";
import { LOGIN_TEXTS } from "./login.texts";
import { knowsPasskeys } from "./knows-passkeys";
import { useSignIn } from "./use-sign-in";

// Most people sign in without any of these.
const SecondFactorFields = deferred(async () => (await import("./second-factor-fields")).SecondFactorFields);
const Landing = deferred(async () => (await import("./landing")).Landing);
const MailedLink = deferred(async () => (await import("./mailed-link")).MailedLink);

/** `/backend/login`. Redirects to the page on which the session ended; a mailed link leads to what it is for. */
export function LoginPage() {
  const [landing, setLanding] = useState(() => landingOf(window.location.hash));
  const [isMailed, setMailed] = useState(false);
  const signIn = useSignIn({ onSignedIn: enter });
  useEffect(clearClip, []);
  useEffect(() => {
    // Whoever has no session on a tablet signs in by PIN, unless they asked for this page there.
    if (isTablet() && window.location.hash === "") window.location.replace("/backend/tablet");
  }, []);
  const leaveLanding = (): void => {
    window.history.replaceState(null, "", window.location.pathname);
    setLanding(null);
  };
  if (landing)
    return (
      <Landing
        {...landing}
        onSignedIn={enter}
        onLeave={(username = "") => {
          leaveLanding();
          signIn.setUsername(username);
        }}
        onAskAgain={() => {
          leaveLanding();
          setMailed(true);
        }}
      />
    );
  if (isMailed) return <MailedLink username={signIn.username} onBack={() => setMailed(false)} />;
  const { second, isBusy } = signIn;
  return (
    <LoginFrame title={LOGIN_TEXTS.title}>
      <LoginCard label={LOGIN_TEXTS.title} told={signIn.told} onSubmit={signIn.submit}>
        {second ? (
          <>
            <h2 className="font-semibold">{LOGIN_TEXTS.codeTitle}</h2>
            <SecondFactorFields second={second} />
          </>
        ) : (
          <>
            <Input
              label={LOGIN_TEXTS.username}
              type="email"
              inputMode="email"
              autoComplete="username webauthn"
              autoFocus={signIn.username === ""}
              value={signIn.username}
              onChange={signIn.setUsername}
            />
            <PasswordInput
              label={LOGIN_TEXTS.password}
              autoComplete="current-password"
              autoFocus={signIn.username !== ""}
              value={signIn.password}
              onChange={signIn.setPassword}
            />
          </>
        )}
        <Button type="submit" variant="primary" size="lg" isDisabled={isBusy}>
          {isBusy ? LOGIN_TEXTS.underWay : LOGIN_TEXTS.title}
        </Button>
        {second ? (
          <Button onPress={signIn.back}>{LOGIN_TEXTS.back}</Button>
        ) : (
          <>
            {knowsPasskeys() && (
              <Button onPress={signIn.byPasskey} isDisabled={isBusy}>
                {LOGIN_TEXTS.passkey}
              </Button>
            )}
            <Button variant="ghost" onPress={() => setMailed(true)}>
              {LOGIN_TEXTS.noPassword}
            </Button>
          </>
        )}
      </LoginCard>
    </LoginFrame>
  );
}

function enter(): void {
  forgetEnd();
  window.location.assign(`/backend${takeRememberedLocation()}`);
}
