import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { ErrorPage } from "../widgets/error-page";
import * as texts from "./app.texts";

/** A screen failed: most often its code could not be fetched because the shop was updated or the network is gone. */
export function RouteError(_props: ErrorComponentProps) {
  return (
    <ErrorPage
      title={MESSAGES.unknown}
      text={texts.pleaseReload}
      action={{ label: texts.reload, run: () => window.location.reload() }}
    />
  );
}
