import { positionAllergens } from "@tresen/contract/catalog/allergen/position-allergens";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { deliverySlip } from "@tresen/contract/print/document/delivery-slip";
import { kitchenTicket } from "@tresen/contract/print/document/kitchen-ticket";
import { label } from "@tresen/contract/print/document/label";
import { receipt } from "@tresen/contract/print/document/receipt";
import type { Paper } from "@tresen/contract/print/paper/paper";
import type { Instant } from "@tresen/contract/kit/time";
import { openStopOf } from "../../delivery";
import { type OrderRow, paymentsView, refundsView } from "../../order";
import type { SentMessage } from "../../order/sent";
import { env } from "../../platform/env";
import type { PrintContext } from "./context";

interface Printed {
  order: OrderRow;
  context: PrintContext;
}

/** What a station is told with one message. @param station its name. */
export function ticketPaper({
  order,
  context: { catalog, config, branch },
  message,
  station,
}: Printed & { message: SentMessage; station: string }): Paper {
  return kitchenTicket({
    ...{ order, message, station },
    zone: zoneOf(branch),
    disableTickets: config.disableTickets,
    productOf: (product) => catalog.products.get(product),
  });
}

/** A sticker for each portion that is new in a message. Weighed goods are one portion. */
export function labelPaper({
  order,
  context: { catalog, config },
  message,
}: Printed & { message: SentMessage }): Paper {
  const fresh = message.lines.filter(({ kind }) => kind === "new");
  const portions = fresh.flatMap((line) =>
    Array.from({ length: line.unit === "piece" ? Math.max(1, Math.round(line.amount)) : 1 }, () => line),
  );
  return portions.flatMap((position, index) =>
    label({
      ...{ order, position },
      allergens: positionAllergens({ product: catalog.products.get(position.product), parts: position.parts }),
      portion: { number: index + 1, of: portions.length },
      name: order.customer.firstName || order.customer.lastName || null,
      disableTickets: config.disableTickets,
    }),
  );
}

export function receiptPaper({ order, context: { config, branch }, now }: Printed & { now: Instant }): Paper {
  return receipt({
    order,
    payments: paymentsView(order),
    refunds: refundsView(order),
    currency: config.currency,
    seller: {
      shopName: config.shopName,
      businessName: config.businessName,
      branch,
      logo: logoOf(branch.logo ?? config.logo),
    },
    zone: zoneOf(branch),
    now,
    disableTickets: config.disableTickets,
    statusUrl: `${env.PUBLIC_URL}/status/${order.uid}/${order.hash}`,
  });
}

export function slipPaper({ order, context: { config, branch }, now }: Printed & { now: Instant }): Paper {
  return deliverySlip({
    stop: openStopOf(order),
    branchName: branch.name,
    currency: config.currency,
    zone: zoneOf(branch),
    now,
    disableTickets: config.disableTickets,
  });
}

/** What the picture of a logo is found by: see `paperLogoPath`. */
function logoOf(logo: { id: string; version: number } | null | undefined): string | null {
  return logo ? `${logo.id}-${logo.version}` : null;
}
