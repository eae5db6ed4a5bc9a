import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ApiError } from "../shared/api";
import { applyColorScheme } from "../shared/color-scheme";
import { createShopRouter } from "./app/router";
import "./app/shop.css";

applyColorScheme();

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What the server refused it will refuse again; what did not reach it may.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      networkMode: "always",
    },
  },
});
const router = createShopRouter();

const root = document.getElementById("root");
if (!root) throw new Error("No element with the id root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
