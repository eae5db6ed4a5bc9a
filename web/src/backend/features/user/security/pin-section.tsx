import type { ProtectionView } from "@tresen/contract/user/account/account";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { PIN_LENGTH } from "@tresen/contract/user/tablet/pin-length";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { PIN_TEXTS, TABLET_TEXTS } from "../tablet/tablet.texts";
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
  const [faults, setFaults] = useState<PinFaults>({});
  const refresh = useRefresh("me");
  const field = {
    type: "password",
    inputMode: "numeric",
    autoComplete: "off",
    maxLength: PIN_LENGTH.most,
  } as const;
  return (
    <PasswordDialog
      title={PIN_TEXTS.setTitle}
      action={(password) => call("POST /api/account/pin", { body: { password, pin } })}
      onDone={() => {
        showToast({ kind: "success", message: PIN_TEXTS.done });
        onClose();
        void refresh();
      }}
      onClose={onClose}
      entry={{
        field: "pin",
        input: (fault) => (
          <>
            <Input
              {...field}
              label={PIN_TEXTS.pin}
              hint={PIN_TEXTS.hint}
              autoFocus
              value={pin}
              onChange={setPin}
              error={faults.pin ?? fault}
            />
            <Input {...field} label={PIN_TEXTS.again} value={again} onChange={setAgain} error={faults.again} />
          </>
        ),
        check: () => {
          const found = pinFaults({ pin, again });
          setFaults(found);
          return Object.keys(found).length === 0;
        },
      }}
    />
  );
}

type PinFaults = Partial<Record<"pin" | "again", string>>;

/** What is wrong with a PIN that was typed twice. Whether it is too easy to guess says the server. */
function pinFaults({ pin, again }: { pin: string; again: string }): PinFaults {
  if (/\D/.test(pin)) return { pin: PIN_TEXTS.onlyDigits };
  if (pin.length < PIN_LENGTH.least) return { pin: TABLET_TEXTS.tooShort };
  return pin === again ? {} : { again: PIN_TEXTS.different };
}
