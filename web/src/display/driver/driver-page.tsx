import { RUN_KEY_HEADER } from "@tresen/contract/delivery/run";
import { useCallback, useEffect, useState } from "react";
import { DRIVER_TEXTS } from "./driver.texts";
import { RunView } from "./run-view";
import { driverStore, forgetKey, takeKey } from "./run-key";
import type { RunAccess } from "./use-run";
import "./driver.css";

type Shown = { key: string; access: RunAccess } | { message: string };

const shownFor = (key: string | null): Shown =>
  key === null
    ? { message: DRIVER_TEXTS.noKey }
    : { key, access: { headers: { [RUN_KEY_HEADER]: key }, store: driverStore } };

/** The page of a driver: the one run that the key of the link opens. */
export function DriverPage() {
  const [shown, setShown] = useState<Shown>(() => shownFor(takeKey()));
  useEffect(() => {
    document.documentElement.dataset.display = "driver";
    document.title = DRIVER_TEXTS.title;
    const openLink = (): void => {
      if (window.location.hash.length > 1) setShown(shownFor(takeKey()));
    };
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, []);
  const leave = useCallback((message: string) => {
    forgetKey();
    setShown({ message });
  }, []);
  const refuse = useCallback(() => leave(DRIVER_TEXTS.refused), [leave]);
  const end = useCallback(() => leave(DRIVER_TEXTS.ended), [leave]);
  if ("key" in shown) return <RunView key={shown.key} access={shown.access} onRefused={refuse} onEnd={end} />;
  return (
    <main className="driver">
      <h1>{DRIVER_TEXTS.title}</h1>
      <p role="status">{shown.message}</p>
    </main>
  );
}
