import { useMutation } from "@tanstack/react-query";
import type { ProtectionView } from "@tresen/contract/user/account/account";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { Copy, Smartphone } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { QrCode } from "../../../../shared/qr-code";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { useFaultFocus } from "../../../shared/focus/use-fault-focus";
import { copyText } from "../../../shared/output/copy-text";
import { showToast } from "../../../shared/toasts";
import { Button, buttonClass } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { PasswordDialog } from "./password-dialog";
import { RecoveryCodesDialog } from "./recovery-codes-dialog";
import { SecuritySection } from "./security-section";
import { SECURITY_TEXTS } from "./security.texts";
import { useRefresh } from "./use-account-change";

type Step =
  | { kind: "password" | "remove" | "renew" }
  | { kind: "scan"; secret: string; uri: string }
  | { kind: "codes"; codes: readonly string[] };

/** The authenticator app: set up with its QR code and a first code, removed, and given new recovery codes. */
export function AuthenticatorSection({ protection }: { protection: ProtectionView }) {
  const { authenticatorSince: since, recoveryCodes } = protection;
  const [step, setStep] = useState<Step | null>(null);
  const refresh = useRefresh("me");
  const close = (): void => setStep(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = (codes: { recoveryCodes: readonly string[] }): void =>
    setStep({ kind: "codes", codes: codes.recoveryCodes });
  return (
    <>
      <SecuritySection
        title={SECURITY_TEXTS.authenticator}
        heading={heading}
        text={
          since === null
            ? SECURITY_TEXTS.authenticatorText
            : `${SECURITY_TEXTS.since(formatDateTime({ at: Date.parse(since), zone: DEFAULT_TIME_ZONE }))} ${SECURITY_TEXTS.codesLeft(recoveryCodes)}`
        }
        actions={
          since === null ? (
            <Button variant="primary" onPress={() => setStep({ kind: "password" })}>
              {SECURITY_TEXTS.setUp}
            </Button>
          ) : (
            <>
              <Button onPress={() => setStep({ kind: "renew" })}>{SECURITY_TEXTS.newCodes}</Button>
              <Button variant="danger" onPress={() => setStep({ kind: "remove" })}>
                {SECURITY_TEXTS.remove}
              </Button>
            </>
          )
        }
      />
      {step?.kind === "password" && (
        <PasswordDialog
          title={SECURITY_TEXTS.setUpTitle}
          action={(password) => call("POST /api/account/authenticator", { body: { password } })}
          onDone={(made) => setStep({ kind: "scan", ...made })}
          onClose={close}
        />
      )}
      {step?.kind === "scan" && <ScanDialog {...step} onDone={shown} onClose={close} />}
      {step?.kind === "renew" && (
        <PasswordDialog
          title={SECURITY_TEXTS.newCodesTitle}
          action={(password) => call("POST /api/account/recovery-codes", { body: { password } })}
          onDone={shown}
          onClose={close}
        />
      )}
      {step?.kind === "remove" && (
        <PasswordDialog
          title={SECURITY_TEXTS.removeTitle}
          confirmLabel={SECURITY_TEXTS.remove}
          isDangerous
          action={(password) => call("POST /api/account/authenticator/remove", { body: { password } })}
          onDone={() => {
            showToast({ kind: "success", message: SECURITY_TEXTS.removed });
            close();
            void refresh();
          }}
          onClose={close}
        />
      )}
      {step?.kind === "codes" && (
        <RecoveryCodesDialog
          codes={step.codes}
          onClose={() => {
            close();
            // The button that led here makes room for others.
            requestAnimationFrame(() => heading.current?.focus());
            void refresh();
          }}
        />
      )}
    </>
  );
}

function ScanDialog({
  secret,
  uri,
  onDone,
  onClose,
}: {
  secret: string;
  uri: string;
  onDone: (codes: { recoveryCodes: readonly string[] }) => void;
  onClose: () => void;
}) {
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/account/authenticator/confirm", { body: { code: code.trim() } }),
    onSuccess: onDone,
    onError: () => setCode(""),
  });
  const [tries, setTries] = useState(0);
  useFaultFocus({ form, tried: error ?? tries });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    setMissing(code.trim() === "");
    if (code.trim() !== "") mutate();
  };
  return (
    <Dialog
      isOpen
      size="md"
      isKept
      onClose={onClose}
      title={SECURITY_TEXTS.setUpTitle}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" onPress={() => form.current?.requestSubmit()} isDisabled={isPending}>
            {isPending ? SECURITY_TEXTS.working : SECURITY_TEXTS.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">{SECURITY_TEXTS.scan}</p>
      <div className="mx-auto my-4 w-full max-w-52 [&_svg]:w-full [&_svg]:rounded-control">
        <QrCode text={uri} label={SECURITY_TEXTS.qr} />
      </div>
      <p className="text-sm font-medium">{SECURITY_TEXTS.secret}</p>
      <p className="flex flex-wrap gap-x-3 font-mono">
        {groupsOfFour(secret).map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </p>
      <div className="mt-2 mb-4 flex flex-wrap gap-2">
        <a href={uri} className={buttonClass()}>
          <Smartphone size={16} aria-hidden className="shrink-0" /> {SECURITY_TEXTS.openApp}
        </a>
        <Button onPress={() => void copyText({ text: secret, texts: SECURITY_TEXTS })}>
          <Copy size={16} aria-hidden className="shrink-0" /> {SECURITY_TEXTS.copy}
        </Button>
      </div>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-4"
        aria-label={SECURITY_TEXTS.setUpTitle}
      >
        <Input
          label={SECURITY_TEXTS.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={
            error && code === ""
              ? failureSentences(error, SECURITY_TEXTS.failed)
              : missing && code === ""
                ? SECURITY_TEXTS.codeMissing
                : undefined
          }
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

function groupsOfFour(secret: string): string[] {
  return secret.match(/.{1,4}/g) ?? [];
}
