import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { ErrorPage } from "../widgets/error-page";
import * as texts from "./app.texts";

/**
 * Shown when a screen failed, mostly because its code could not be loaded: the shop was updated or there is no network.
 */
export function RouteError(_props: ErrorComponentProps) {
  return (
    <ErrorPage
      title={MESSAGES.unknown}
      text={texts.pleaseReload}
      action={{ label: texts.reload, run: () => window.location.reload() }}
    />
  );
}
