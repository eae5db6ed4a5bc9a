import type { OrderDriver } from "@tresen/contract/delivery/driver";
import { Entity } from "electrodb";
import { anything, connection, indexKey, model, number, optionalText, primaryKey, text } from "../platform/db";

/**
 * A run: who brings which orders, in which order. An order belongs to it only as long as the order itself says so, so
 * that taking one out or into another run is a write of that order alone.
 */
export const RunEntity = new Entity(
  {
    model: model("deliveryRun"),
    attributes: {
      id: text,
      version: number,
      branch: text,
      driver: { ...anything<OrderDriver>(), required: true },
      /** The uids of all orders that it ever had, in their order of visit. */
      uids: { ...anything<string[]>(), required: true },
      createdAt: text,
      /** Until when its key opens it. Only a hash of the key's secret part is stored. */
      validUntil: text,
      secretHash: text,
      hint: text,
      endedAt: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "delivery-run#${id}", sk: "run" }),
      branches: indexKey({ index: "gsi1", pk: "delivery-runs#${branch}", sk: "${createdAt}#${id}" }),
    },
  },
  connection,
);
