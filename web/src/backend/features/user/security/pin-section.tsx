import type { ProtectionView } from "@tresen/contract/user/account/account";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { PIN_LENGTH } from "@tresen/contract/user/tablet/pin-length";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { PIN_TEXTS } from "../tablet/tablet.texts";
import { PasswordDialog } from "./password-dialog";
import { SecuritySection } from "./security-section";
import { useRefresh } from "./use-account-change";

/** The PIN with which the person signs in on tablets of their branches. */
export function PinSection({ protection: { pinSince: since } }: { protection: ProtectionView }) {
  const [asked, setAsked] = useState<"set" | "remove" | null>(null);
  const refresh = useRefresh("me");
  const close = (): void => setAsked(null);
  return (
    <>
      <SecuritySection
        title={PIN_TEXTS.title}
        text={
          since === null
            ? PIN_TEXTS.text
            : PIN_TEXTS.since(formatDateTime({ at: Date.parse(since), zone: DEFAULT_TIME_ZONE }))
        }
        actions={
          <>
            <Button onPress={() => setAsked("set")}>{since === null ? PIN_TEXTS.set : PIN_TEXTS.change}</Button>
            {since !== null && (
              <Button variant="danger" onPress={() => setAsked("remove")}>
                {PIN_TEXTS.remove}
              </Button>
            )}
          </>
        }
      />
      {asked === "set" && <PinDialog onClose={close} />}
      {asked === "remove" && (
        <PasswordDialog
          title={PIN_TEXTS.removeTitle}
          confirmLabel={PIN_TEXTS.remove}
          isDangerous
          action={(password) => call("POST /api/account/pin/remove", { body: { password } })}
          onDone={() => {
            showToast({ kind: "success", message: PIN_TEXTS.removed });
            close();
            void refresh();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function PinDialog({ onClose }: { onClose: () => void }) {
  const [pin, setPin] = useState("");
  const [again, setAgain] = useState("");
  const [isChecked, setChecked] = useState(false);
  const refresh = useRefresh("me");
  const isForm = new RegExp(`^\\d{${PIN_LENGTH.least},${PIN_LENGTH.most}}$`).test(pin);
  const field = {
    type: "password",
    inputMode: "numeric",
    autoComplete: "off",
    maxLength: PIN_LENGTH.most,
  } as const;
  return (
    <PasswordDialog
      title={PIN_TEXTS.setTitle}
      check={() => {
        setChecked(true);
        return isForm && pin === again;
      }}
      action={(password) => call("POST /api/account/pin", { body: { password, pin } })}
      onDone={() => {
        showToast({ kind: "success", message: PIN_TEXTS.done });
        onClose();
        void refresh();
      }}
      onClose={onClose}
    >
      <Input
        {...field}
        label={PIN_TEXTS.pin}
        autoFocus
        value={pin}
        onChange={setPin}
        {...(isChecked && !isForm ? { error: PIN_TEXTS.hint } : { hint: PIN_TEXTS.hint })}
      />
      <Input
        {...field}
        label={PIN_TEXTS.again}
        value={again}
        onChange={setAgain}
        error={isChecked && isForm && pin !== again ? PIN_TEXTS.different : undefined}
      />
    </PasswordDialog>
  );
}
