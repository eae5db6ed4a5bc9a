import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./locale";
import { applyColorScheme } from "../../shared/chosen-scheme";
import "./backend.css";
import { rememberLocation, sessionQueries } from "../shared/session";
import { Coverable } from "../shared/tablet/cover";
import { leaveScreenOfEnded } from "../shared/tablet/tablet-end";
import { deferred } from "../shared/ui/deferred";
import { queryClient } from "./query-client";
import { router } from "./router";

const SignInPage = deferred(async () => (await import("../features/user/login/sign-in-page")).SignInPage);
const LogoutPage = deferred(async () => (await import("../features/user/login/logout-page")).LogoutPage);

applyColorScheme();
leaveScreenOfEnded();

/** Log-in, log-out and the people of a tablet have real paths; all other routes are in the hash. */
const PATH = window.location.pathname.replace(/\/$/, "");
/** The address of a list, or of another screen with one word. */
const LIST = /^#\/[\w-]+(?:\?|$)/;
const Page = /\/backend\/(login|tablet)$/.test(PATH)
  ? SignInPage
  : PATH.endsWith("/backend/logout")
    ? LogoutPage
    : null;

if (!Page) {
  // The answer may lead to the log-in before the router has begun.
  rememberLocation(window.location.hash);
  // Every screen waits for it, so it is asked for while the screen's own files are loaded.
  void queryClient.prefetchQuery(sessionQueries.me());
  // So is what a list shows.
  const address = window.location.hash;
  if (LIST.test(address))
    void import("./start/start-list").then(
      ({ startList }) => startList({ client: queryClient, address }),
      () => undefined,
    );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Coverable>{Page ? <Page /> : <RouterProvider router={router} />}</Coverable>
      </QueryClientProvider>
    </StrictMode>,
  );
}
