import { type ReactNode, StrictMode, Suspense, lazy } from "react";
import { createRoot } from "react-dom/client";
import { DRIVER_PAGE } from "@tresen/contract/delivery/run";
import { EXTERNAL_PAGE } from "@tresen/contract/external/personal-key";
import { OWN_TIME_PAGE, TERMINAL_PAGE } from "@tresen/contract/time-tracking/time-pages";
import { DriverPage } from "../driver/driver-page";
import { ExternalPage } from "../external/external-page";
import { Display } from "./display";
import "./display.css";
import "../frontdesk/frontdesk.css";
import "../kitchen/kitchen.css";
import "../kitchen/sold-out/sold-out.css";

/** Loaded by phones alone. */
const PhonePage = lazy(async () => ({ default: (await import("../time/phone/phone-page")).PhonePage }));

function Page(): ReactNode {
  const { pathname } = window.location;
  if (pathname.startsWith(DRIVER_PAGE)) return <DriverPage />;
  if (pathname.startsWith(EXTERNAL_PAGE)) return <ExternalPage />;
  if (pathname.startsWith(OWN_TIME_PAGE))
    return (
      <Suspense fallback={null}>
        <PhonePage />
      </Suspense>
    );
  if (pathname.startsWith(TERMINAL_PAGE)) return <Display purpose="time" />;
  return <Display purpose={pathname.startsWith("/display/backoffice") ? "backoffice" : "frontdesk"} />;
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}

// A display that loses its network, and then its power, shows its last state again. Where the browser refuses, it shows
// its own page until the network is back.
if (import.meta.env.PROD) {
  const options = { scope: "/display/", updateViaCache: "none" } as const;
  window.addEventListener(
    "load",
    () => void navigator.serviceWorker?.register("/build/display-sw.js", options).catch(() => undefined),
  );
}
