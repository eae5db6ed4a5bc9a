import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { ApiError } from "../shared/api";
import { applyColorScheme } from "../shared/chosen-scheme";
import { createShopRouter } from "./app/router";
import { shopQuery } from "./state/shop-query";
import { noteTypeface } from "./typeface";
import "./app/shop.css";

applyColorScheme();

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Requests that the server refused are not repeated; those that did not reach it are.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      networkMode: "always",
    },
    // Without a network a change fails at once with an error, instead of being queued and sent much later.
    mutations: { networkMode: "always" },
  },
});
const router = createShopRouter(queryClient);

const root = document.getElementById("root");
if (!root) throw new Error("No element with the id root");
const view = createRoot(root);
if (root.firstElementChild) {
  // The document contains the first view: it stays until the whole screen can replace it, without a skeleton in
  // between.
  void Promise.allSettled([queryClient.prefetchQuery(shopQuery), router.load()]).then(draw);
} else draw();

/** As a transition, so that the page stays responsive while it is rendered. */
function draw(): void {
  void noteTypeface();
  startTransition(() =>
    view.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
