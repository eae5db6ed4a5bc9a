import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { I18nProvider } from "react-aria-components";
import { createRoot } from "react-dom/client";
import { applyColorScheme } from "../../shared/chosen-scheme";
import "./backend.css";
import { deferred } from "../shared/ui/deferred";
import { queryClient } from "./query-client";
import { router } from "./router";

const LoginPage = deferred(async () => (await import("../features/user/login/login-page")).LoginPage);
const LogoutPage = deferred(async () => (await import("../features/user/login/logout-page")).LogoutPage);

applyColorScheme();

/** Log-in and log-out have real paths; all other routes are in the hash. */
function Backend() {
  const path = window.location.pathname.replace(/\/$/, "");
  if (path.endsWith("/backend/login")) return <LoginPage />;
  if (path.endsWith("/backend/logout")) return <LogoutPage />;
  return <RouterProvider router={router} />;
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale="de-AT">
          <Backend />
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
