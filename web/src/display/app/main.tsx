import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { DRIVER_PAGE } from "@tresen/contract/delivery/run";
import { EXTERNAL_PAGE } from "@tresen/contract/external/personal-key";
import { DriverPage } from "../driver/driver-page";
import { ExternalPage } from "../external/external-page";
import { Display } from "./display";
import "./display.css";
import "../frontdesk/frontdesk.css";
import "../kitchen/kitchen.css";
import "../kitchen/sold-out/sold-out.css";

function Page(): ReactNode {
  const { pathname } = window.location;
  if (pathname.startsWith(DRIVER_PAGE)) return <DriverPage />;
  if (pathname.startsWith(EXTERNAL_PAGE)) return <ExternalPage />;
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
