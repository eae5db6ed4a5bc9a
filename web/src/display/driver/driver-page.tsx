import { useCallback, useEffect, useState } from "react";
import { DRIVER_TEXTS } from "./driver.texts";
import { RunView } from "./run-view";
import { takeKey } from "./run-key";
import "./driver.css";

type Shown = { key: string } | { message: string };

const shownFor = (key: string | null): Shown => (key === null ? { message: DRIVER_TEXTS.noKey } : { key });

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
  const refuse = useCallback(() => setShown({ message: DRIVER_TEXTS.refused }), []);
  const end = useCallback(() => setShown({ message: DRIVER_TEXTS.ended }), []);
  if ("key" in shown) return <RunView key={shown.key} runKey={shown.key} onRefused={refuse} onEnd={end} />;
  return (
    <main className="driver">
      <h1>{DRIVER_TEXTS.title}</h1>
      <p role="status">{shown.message}</p>
    </main>
  );
}
