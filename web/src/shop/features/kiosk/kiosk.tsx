import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { IdleWarning } from "./idle-warning";
import "./kiosk.css";
import { resetKiosk, removeCustomerData, hasCustomerData, startPath } from "./reset";
import { Screensaver } from "./screensaver";
import { useIdle } from "./use-idle";

/** The pages to which a payment returns. They have neither the reset nor the screensaver. */
const RETURNS = /^\/(?:status\/|store\/[^/]+\/checkout\/error)/;

/**
 * The self-service mode: shows the screensaver until somebody comes, and deletes the data of each customer who has
 * left.
 */
export function Kiosk() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const [isAsleep, setAsleep] = useState(() => !RETURNS.test(window.location.pathname));
  const { phase, seconds, stay } = useIdle({ isWatching: !isAsleep && !path.startsWith("/status/") });
  useContainment();

  useEffect(() => {
    if (phase === "over") resetKiosk();
  }, [phase]);
  // After a reload during an order the page still has the data of that customer: it starts over.
  useEffect(() => {
    if (isAsleep && hasCustomerData()) resetKiosk();
  }, [isAsleep]);

  const wake = (): void => {
    removeCustomerData();
    setAsleep(false);
    if (path !== startPath()) void navigate({ to: startPath(), replace: true });
  };

  if (isAsleep || phase === "over") return <Screensaver onWake={wake} />;
  return phase === "warning" ? <IdleWarning seconds={seconds} onStay={stay} onLeave={resetKiosk} /> : null;
}

/**
 * Blocks links that leave the shop, and reloads pages restored from the back-forward cache, which contain a customer's
 * data.
 */
function useContainment(): void {
  useEffect(() => {
    startPath();
    const { dataset } = document.documentElement;
    dataset["context"] = "self-service";
    const stop = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (link && leadsAway(link)) event.preventDefault();
    };
    const discard = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) resetKiosk();
    };
    document.addEventListener("click", stop, { capture: true });
    document.addEventListener("auxclick", stop, { capture: true });
    document.addEventListener("contextmenu", stop, { capture: true });
    window.addEventListener("pageshow", discard);
    return () => {
      delete dataset["context"];
      document.removeEventListener("click", stop, { capture: true });
      document.removeEventListener("auxclick", stop, { capture: true });
      document.removeEventListener("contextmenu", stop, { capture: true });
      window.removeEventListener("pageshow", discard);
    };
  }, []);
}

function leadsAway(link: Element): boolean {
  const { protocol, host, pathname } = new URL(link.getAttribute("href") ?? "", window.location.href);
  return (
    !/^https?:$/.test(protocol) ||
    host !== window.location.host ||
    pathname.startsWith("/backend") ||
    link.getAttribute("target") === "_blank"
  );
}
