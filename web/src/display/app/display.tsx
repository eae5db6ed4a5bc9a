import type { ScreenPurpose } from "@tresen/contract/access-key/access-key";
import { Suspense, lazy, useCallback, useEffect, useState } from "react";
import { Frontdesk } from "../frontdesk/frontdesk";
import { Kitchen } from "../kitchen/kitchen";
import { PairingScreen } from "../pairing/pairing-screen";
import { type Paired, forgetPaired, keepPaired, readPaired } from "../shared/paired";
import { APP_TEXTS } from "./app.texts";
import { useVersion } from "./use-version";
import { useWakeLock } from "../../shared/wake/use-wake-lock";

/** Loaded by terminals alone, as the one below. */
const TimeTerminal = lazy(async () => ({ default: (await import("../time/terminal/time-terminal")).TimeTerminal }));
const KeptNotice = lazy(async () => ({ default: (await import("../time/terminal/kept-notice")).KeptNotice }));

/** The display that its address names: connected, or with the code to connect it. */
export function Display({ purpose }: { purpose: Exclude<ScreenPurpose, "tv"> }) {
  const [paired, setPaired] = useState<Paired | null>(() => readPaired(purpose));
  const mayTurnOff = useWakeLock();
  useVersion();
  useEffect(() => {
    document.documentElement.dataset.display = purpose;
    document.title = APP_TEXTS.titles[purpose];
  }, [purpose]);
  const pair = useCallback(
    (made: Paired) => {
      keepPaired(made);
      if (made.purpose === purpose) setPaired(made);
      // Staff chose the other kind of display.
      else window.location.replace(`/display/${made.purpose}`);
    },
    [purpose],
  );
  const unpair = useCallback(() => {
    forgetPaired(purpose);
    setPaired(null);
  }, [purpose]);
  if (!paired) {
    const notice = purpose === "time" && (
      <Suspense fallback={null}>
        <KeptNotice />
      </Suspense>
    );
    return <PairingScreen purpose={purpose} notice={notice} onPaired={pair} />;
  }
  if (purpose === "time")
    return (
      <Suspense fallback={null}>
        <TimeTerminal paired={paired} onRefused={unpair} />
      </Suspense>
    );
  return purpose === "frontdesk" ? (
    <Frontdesk paired={paired} onRefused={unpair} />
  ) : (
    <Kitchen paired={paired} mayTurnOff={mayTurnOff} onRefused={unpair} />
  );
}
