import { PRICES } from "../cost";

/** Dollars for a million messages and minutes of connections. */
export const SOCKET = { message: 1, minute: 0.25 };
/** Dollars for a million requests of CloudFront, and for a GB that it delivers. */
export const CLOUDFRONT = { request: 1, gigabyte: 0.085 };
const MILLION = 1_000_000;
const GIGABYTE = 1_000_000_000;
/** A display is on for this many hours of each day of a month. */
export const HOURS = 12;
const DAYS = 30;
/** What happens in its branch on such a day. */
export const ORDERS_A_DAY = 300;
/** An order is placed, confirmed, noted twice by the kitchen, made ready and completed. */
export const CHANGES = 6;
/** A display sends a ping each 30 seconds, which is answered. */
const PINGS_AN_HOUR = 120;
/** Milliseconds of a database call in the cloud, and of a function's own work. */
const CALL = 8;
const WORK = 4;

export interface DisplayUse {
  /** Calls of the database for one request of a display. */
  calls: number;
  readUnits: number;
  /** What the display receives for one request, compressed. */
  bytes: number;
  /** Megabytes of memory of the functions that answer requests and the socket's messages. */
  memory: { displays: number; socket: number };
}

export interface DisplayCost {
  requestsAnHour: number;
  readUnitsAnHour: number;
  messagesAnHour: number;
  lines: { name: string; dollars: number }[];
  total: number;
}

/**
 * The cost of one display in a month, at most: each change sends a hint of its own, and the display asks for each hint.
 */
export function costOfDisplay({ calls, readUnits, bytes, memory }: DisplayUse): DisplayCost {
  const hints = (ORDERS_A_DAY * CHANGES) / HOURS;
  const requests = hints + checksAnHour({ hints });
  const messages = hints + 2 * PINGS_AN_HOUR;
  const month = HOURS * DAYS;
  const seconds = (milliseconds: number, megabytes: number): number => (milliseconds / 1000) * (megabytes / 1024);
  const perHour = [
    { name: "HTTP API", dollars: (requests * PRICES.httpApi) / MILLION },
    { name: "CloudFront, requests and bytes", dollars: deliveryOf({ requests, bytes }) },
    { name: "Lambda requests, with pings", dollars: ((requests + PINGS_AN_HOUR) * PRICES.lambda) / MILLION },
    {
      name: "Lambda time",
      dollars:
        PRICES.lambdaSecond *
        (requests * seconds(calls * CALL + WORK, memory.displays) + PINGS_AN_HOUR * seconds(WORK, memory.socket)),
    },
    { name: "DynamoDB reads", dollars: (requests * readUnits * PRICES.readUnit) / MILLION },
    { name: "WebSocket messages", dollars: (messages * SOCKET.message) / MILLION },
    { name: "WebSocket minutes", dollars: (60 * SOCKET.minute) / MILLION },
  ];
  const lines = perHour.map(({ name, dollars }) => ({ name, dollars: dollars * month }));
  return {
    requestsAnHour: requests,
    readUnitsAnHour: requests * readUnits,
    messagesAnHour: messages,
    lines,
    total: lines.reduce((sum, { dollars }) => sum + dollars, 0),
  };
}

/**
 * A display asks also when nothing was told for a minute. Changes that come at random times leave whole minutes without
 * one: the sum of the chances that 1, 2, 3 … minutes pass after a change.
 */
function checksAnHour({ hints }: { hints: number }): number {
  const quiet = Math.exp(-hints / 60);
  return (hints * quiet) / (1 - quiet);
}

function deliveryOf({ requests, bytes }: { requests: number; bytes: number }): number {
  return (requests * CLOUDFRONT.request) / MILLION + (requests * bytes * CLOUDFRONT.gigabyte) / GIGABYTE;
}
