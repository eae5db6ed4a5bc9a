import { httpFunctions, streamFunction } from "@tresen/functions/routes";
import type { FlowUse } from "./storage-use";

/**
 * Dollars on AWS for a million, or for a GB-second of Lambda on arm64. Transactions already count double in the units.
 */
const PRICES = { httpApi: 1, lambda: 0.2, lambdaSecond: 0.0000133334, writeUnit: 0.625, readUnit: 0.125 };
/**
 * The stream's consumer reads, sends both mails at once and notes them: two calls of the database, one of SES and its
 * own work. With few orders each comes alone.
 */
const STREAM_MILLISECONDS = 60;
const MILLION = 1_000_000;

export interface Durations {
  init: number;
  order: number;
  status: number;
}

export interface Cost {
  lines: { name: string; dollars: number }[];
  total: number;
}

/** The functions that answer an order's three requests. */
const ASKED = ["init", "orders", "orders"];

/**
 * What a million orders cost, each with its look at the menu, its creation, mails to customer and branch (but for what
 * SES takes) and one look at its status; no cache helps.
 */
export function costOfMillion({ use, durations }: { use: FlowUse; durations: Durations }): Cost {
  const requests = ASKED.length;
  const throughApi = ASKED.filter(
    (name) => !httpFunctions.find((definition) => definition.name === name)?.isDirect,
  ).length;
  const compute =
    gbSeconds("init", durations.init) +
    gbSeconds("orders", durations.order) +
    gbSeconds("orders", durations.status) +
    (streamFunction.memory / 1024) * (STREAM_MILLISECONDS / 1000);
  const lines = [
    { name: "HTTP API", dollars: throughApi * PRICES.httpApi },
    { name: "Lambda requests", dollars: (requests + 1) * PRICES.lambda },
    { name: "Lambda time", dollars: compute * PRICES.lambdaSecond * MILLION },
    { name: "DynamoDB writes", dollars: (use.order.writeUnits + use.messages.writeUnits) * PRICES.writeUnit },
    {
      name: "DynamoDB reads",
      dollars:
        (use.order.readUnits + use.messages.readUnits + use.status.readUnits + 0.5 * use.warmInitCalls) *
        PRICES.readUnit,
    },
  ];
  return { lines, total: lines.reduce((sum, { dollars }) => sum + dollars, 0) };
}

function gbSeconds(name: string, milliseconds: number): number {
  const memory = httpFunctions.find((definition) => definition.name === name)?.memory ?? 1024;
  // Billed by the millisecond begun.
  return (memory / 1024) * (Math.ceil(milliseconds) / 1000);
}
