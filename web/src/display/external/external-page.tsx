import { RUN_HEADER } from "@tresen/contract/delivery/run";
import { PERSONAL_KEY_HEADER } from "@tresen/contract/external/personal-key";
import { useCallback, useEffect, useMemo, useState } from "react";
import { RunView } from "../driver/run-view";
import { AccessView } from "./access-view";
import { EXTERNAL_TEXTS } from "./external.texts";
import { externalStore, forgetAccess, keepOpenRun, readOpenRun, takePersonalKey } from "./personal-key-store";
import { KEY_REFUSED } from "./use-access";
import "../driver/driver.css";

/** The page of an external user on their phone: what there is to do, or the run that they have opened. */
export function ExternalPage() {
  const [personalKey, setKey] = useState(takePersonalKey);
  const [refusal, setRefusal] = useState<string>(EXTERNAL_TEXTS.noKey);
  useEffect(() => {
    document.documentElement.dataset.display = "driver";
    document.title = EXTERNAL_TEXTS.title;
    const openLink = (): void => {
      if (window.location.hash.length > 1) setKey(takePersonalKey());
    };
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, []);
  const refuse = useCallback(() => {
    forgetAccess();
    setRefusal(EXTERNAL_TEXTS.refused);
    setKey(null);
  }, []);
  if (personalKey !== null) return <Admitted key={personalKey} personalKey={personalKey} onRefused={refuse} />;
  return (
    <main className="driver">
      <h1>{EXTERNAL_TEXTS.title}</h1>
      <p role="status">{refusal}</p>
    </main>
  );
}

function Admitted({ personalKey, onRefused }: { personalKey: string; onRefused: () => void }) {
  const [run, setRun] = useState(readOpenRun);
  const [message, setMessage] = useState<string | null>(null);
  const show = useCallback((opened: string | null, told: string | null = null) => {
    keepOpenRun(opened);
    setRun(opened);
    setMessage(told);
  }, []);
  const access = useMemo(
    () => ({ headers: { [PERSONAL_KEY_HEADER]: personalKey, [RUN_HEADER]: run ?? "" }, store: externalStore }),
    [personalKey, run],
  );
  const refuseRun = useCallback(
    (code: string) => (code === KEY_REFUSED ? onRefused() : show(null, EXTERNAL_TEXTS.runGone)),
    [show, onRefused],
  );
  if (run === null)
    return <AccessView personalKey={personalKey} message={message} onOpen={show} onRefused={onRefused} />;
  return (
    <RunView
      key={run}
      access={access}
      onRefused={refuseRun}
      onEnd={() => show(null, EXTERNAL_TEXTS.ended)}
      onBack={() => show(null)}
    />
  );
}
