import { useQuery } from "@tanstack/react-query";
import type { ProtectionView } from "@tresen/contract/user/account/account";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { failureDetail } from "../../../shared/failure";
import { focusScreen } from "../../../shared/focus/focus-screen";
import { useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button, buttonClass } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { AuthenticatorSection } from "./authenticator-section";
import { BrowsersSection } from "./browsers-section";
import { PasskeysSection } from "./passkeys-section";
import { PasswordDialog } from "./password-dialog";
import { PinSection } from "./pin-section";
import { SecuritySection } from "./security-section";
import { SECURITY_TEXTS } from "./security.texts";
import { securityQueries } from "./security-queries";
import { SessionsList } from "./sessions-list";
import { useAccountChange, useRefresh } from "./use-account-change";

const PAGE = "mx-auto flex w-full max-w-3xl flex-col gap-4 px-[min(1rem,4vw)] py-6";

/** The person's own account: how they sign in, what protects it, and where they are signed in. Below it what else is theirs. */
export function SecurityPage({ children }: { children?: ReactNode }) {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.security);
  }, []);
  return (
    <div className={PAGE}>
      <h1 className="text-xl font-semibold hyphens-auto">{PAGE_TITLES.security}</h1>
      <MailSection />
      <ProtectionSections />
      <SessionsSection />
      <BrowsersSection />
      {children}
    </div>
  );
}

/** All that is open while a role demands a second factor that is not set up yet. */
export function MustProtectPage() {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(SECURITY_TEXTS.mustTitle);
    // Once there is a second factor, the screen that the address names takes its place.
    return () => {
      const main = document.getElementById("main");
      if (main) focusScreen(main);
    };
  }, []);
  return (
    <main className={PAGE}>
      <h1 className="text-xl font-semibold hyphens-auto">{SECURITY_TEXTS.mustTitle}</h1>
      <p className="text-muted">{SECURITY_TEXTS.mustText}</p>
      <ProtectionSections isFirst />
      <a href="/backend/logout" className={buttonClass({ className: "self-start" })}>
        {SECURITY_TEXTS.logOut}
      </a>
    </main>
  );
}

function ProtectionSections({ isFirst = false }: { isFirst?: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(securityQueries.protection());
  if (data && !data.hasPassword) return <NoPassword />;
  if (data && isFirst) return <FirstFactor protection={data} />;
  if (data)
    return (
      <>
        <AuthenticatorSection protection={data} />
        <PasskeysSection />
        <PinSection protection={data} />
      </>
    );
  return error ? (
    <ErrorState
      message={SECURITY_TEXTS.loadFailed}
      detail={failureDetail(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : (
    <div role="status" aria-label={SECURITY_TEXTS.loading}>
      <Skeleton className="h-28" />
    </div>
  );
}

/** Whoever came in by a mailed link may have none, and everything else of the account asks for it. */
function NoPassword() {
  const { username } = useMe();
  const { mutate, isPending } = useAccountChange({
    owner: "me",
    change: () => call("POST /api/login/reset", { body: { username } }),
    done: SECURITY_TEXTS.passwordLinkSent,
  });
  return (
    <SecuritySection
      title={SECURITY_TEXTS.noPassword}
      text={SECURITY_TEXTS.noPasswordText}
      actions={
        <Button onPress={() => mutate()} isDisabled={isPending}>
          {SECURITY_TEXTS.passwordLink}
        </Button>
      }
    />
  );
}

/** The second factor that a role demands, for whoever has none yet. */
function FirstFactor({ protection }: { protection: ProtectionView }) {
  // Whoever has just set one up still reads its codes.
  const [had] = useState(protection.authenticatorSince !== null || protection.passkeys > 0);
  if (had) return <p role="status">{SECURITY_TEXTS.hasFactor}</p>;
  return (
    <>
      <AuthenticatorSection protection={protection} />
      <PasskeysSection />
    </>
  );
}

function MailSection() {
  const { username } = useMe();
  const { data } = useQuery(securityQueries.protection());
  const waiting = data?.waitingMail ?? null;
  const { mutate: cancel, isPending: isCanceling } = useAccountChange({
    owner: "me",
    change: () => call("POST /api/account/mail/cancel"),
    done: SECURITY_TEXTS.mailCanceled,
  });
  const refresh = useRefresh("me");
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  return (
    <>
      <SecuritySection
        title={SECURITY_TEXTS.mail}
        text={SECURITY_TEXTS.mailText({ username, waiting })}
        actions={
          <>
            {data?.hasPassword !== false && <Button onPress={() => setOpen(true)}>{SECURITY_TEXTS.mailChange}</Button>}
            {waiting !== null && (
              <Button onPress={() => cancel()} isDisabled={isCanceling}>
                {SECURITY_TEXTS.mailCancel}
              </Button>
            )}
          </>
        }
      />
      {isOpen && (
        <PasswordDialog
          title={SECURITY_TEXTS.mailChange}
          action={(password) => call("POST /api/account/mail", { body: { username: wanted.trim(), password } })}
          onDone={() => {
            showToast({ kind: "success", message: SECURITY_TEXTS.mailSent });
            setOpen(false);
            setWanted("");
            void refresh();
          }}
          onClose={() => setOpen(false)}
          entry={{
            field: "username",
            input: (fault) => (
              <Input
                label={SECURITY_TEXTS.mailNew}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoFocus
                value={wanted}
                onChange={setWanted}
                error={fault}
              />
            ),
          }}
        />
      )}
    </>
  );
}

function SessionsSection() {
  const { mutate, isPending } = useAccountChange({
    owner: "me",
    change: () => call("POST /api/account/sessions/end"),
    done: SECURITY_TEXTS.othersEnded,
  });
  return (
    <SecuritySection
      title={SECURITY_TEXTS.sessions}
      text={SECURITY_TEXTS.sessionsText}
      actions={
        <Button onPress={() => mutate()} isDisabled={isPending}>
          {SECURITY_TEXTS.endOthers}
        </Button>
      }
    >
      <SessionsList owner="me" />
    </SecuritySection>
  );
}
