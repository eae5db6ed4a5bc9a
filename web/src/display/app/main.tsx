import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Display } from "./display";
import "./display.css";
import "../frontdesk/frontdesk.css";
import "../kitchen/kitchen.css";
import "../kitchen/sold-out/sold-out.css";

const root = document.getElementById("root");
if (root) {
  const purpose = window.location.pathname.startsWith("/display/backoffice") ? "backoffice" : "frontdesk";
  createRoot(root).render(
    <StrictMode>
      <Display purpose={purpose} />
    </StrictMode>,
  );
}
