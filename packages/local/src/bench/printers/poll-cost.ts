import { PRICES } from "../cost";
import { CLOUDFRONT } from "../displays/display-cost";

const MILLION = 1_000_000;
const GIGABYTE = 1_000_000_000;
const DAYS = 30;
const DAY_SECONDS = 86_400;
/** Milliseconds of a database call in the cloud, and of a function's own work. */
const CALL = 8;
const WORK = 4;
/** A printer is noted as seen this often though it says nothing new, and its key as used. */
const MINUTES_A_MONTH = (DAYS * DAY_SECONDS) / 60;
const HOURS_A_MONTH = MINUTES_A_MONTH / 60;

/** What a printer's polls use that has nothing to print. */
export interface PollUse {
  /** Database calls and read units of one poll that changes nothing. */
  calls: number;
  readUnits: number;
  /** Write units of noting that it was there, once a minute, and beside it that its key was used, once an hour. */
  seenUnits: number;
  usedUnits: number;
  /** Bytes of an answer. */
  bytes: number;
  /** Megabytes of the function that answers. */
  memory: number;
}

export interface PollCost {
  polls: number;
  lines: { name: string; dollars: number }[];
  total: number;
}

/**
 * What printers cost in a month that poll all day and have nothing to print.
 * @param interval seconds between two polls.
 * @param closed hours of each day for which they poll less often, and the seconds between two polls then.
 */
export function costOfPolls({
  printers,
  interval,
  closed = { hours: 0, interval },
  use,
}: {
  printers: number;
  interval: number;
  closed?: { hours: number; interval: number };
  use: PollUse;
}): PollCost {
  const perDay = ((24 - closed.hours) * 3600) / interval + (closed.hours * 3600) / closed.interval;
  const polls = printers * DAYS * perDay;
  const seconds = (use.calls * CALL + WORK) / 1000;
  const writes = printers * (MINUTES_A_MONTH * use.seenUnits + HOURS_A_MONTH * use.usedUnits);
  const lines = [
    { name: "HTTP API", dollars: (polls * PRICES.httpApi) / MILLION },
    {
      name: "CloudFront, requests and bytes",
      dollars: (polls * CLOUDFRONT.request) / MILLION + (polls * use.bytes * CLOUDFRONT.gigabyte) / GIGABYTE,
    },
    { name: "Lambda requests", dollars: (polls * PRICES.lambda) / MILLION },
    { name: "Lambda time", dollars: polls * seconds * (use.memory / 1024) * PRICES.lambdaSecond },
    { name: "DynamoDB reads", dollars: (polls * use.readUnits * PRICES.readUnit) / MILLION },
    { name: "DynamoDB writes", dollars: (writes * PRICES.writeUnit) / MILLION },
  ];
  return { polls, lines, total: lines.reduce((sum, { dollars }) => sum + dollars, 0) };
}
