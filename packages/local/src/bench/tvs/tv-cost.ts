import { PRICES } from "../cost";
import { CLOUDFRONT, SOCKET } from "../displays/display-cost";

const MILLION = 1_000_000;
const GIGABYTE = 1_000_000_000;
const DAYS = 30;
/** Milliseconds of a database call in the cloud, and of a function's own work. */
const CALL = 8;
const WORK = 4;

/** Requests that the functions answer, and files that the edge has. */
export const ANSWERED = ["state", "report", "ticket"] as const;
export type Answered = (typeof ANSWERED)[number];

/** What one request takes. */
export interface RequestUse {
  /** Calls of the database that wait for each other. */
  rounds: number;
  readUnits: number;
  writeUnits: number;
  /** Of the answer, compressed. */
  bytes: number;
}

/** Requests of a TV, by kind. */
export type Requests = Readonly<Record<Answered | "manifest", number>>;

export interface TvDay {
  hours: number;
  hints: number;
  /** The requests that a hint leads to, on average. */
  aHint: Requests;
  /** Seconds without a message after which a TV sends one that nobody answers. */
  silence: number;
  /** What the message takes with which a connection begins. */
  subscribing: { rounds: number; writeUnits: number };
  /** What it takes to note that one has ended. */
  ending: { rounds: number; writeUnits: number };
  use: Readonly<Record<Answered, RequestUse>>;
  manifestBytes: number;
  /** Megabytes of memory of the functions. */
  memory: { tv: number; socket: number };
}

export interface TvCost {
  /** Of one TV in a day. */
  requests: Requests;
  messages: number;
  minutes: number;
  /** Of all TVs in a month. */
  lines: { name: string; dollars: number }[];
  total: number;
}

/** What TVs cost in a month that are on for some hours of each day. */
export function costOfTvs({ tvs, day }: { tvs: number; day: TvDay }): TvCost {
  const { hours, hints, aHint, silence, subscribing, ending, use, memory } = day;
  const connections = Math.ceil((hours * 60) / RENEWED_EVERY);
  // A TV reports when it is switched on and once an hour. Connections follow each other without a gap.
  const others = { state: 0, report: 1 + hours, ticket: connections, manifest: 0 };
  const requests = requestsOf((kind) => hints * aHint[kind] + others[kind]);
  const stays = staysOf({ hints, seconds: hours * 3600, silence });
  // Each connection begins with a message and its answer. That it ended is told to the function, and is no message.
  const [messages, minutes] = [hints + stays + 2 * connections, hours * 60];
  const seconds = (milliseconds: number, megabytes: number): number => (milliseconds / 1000) * (megabytes / 1024);
  const sum = (of: (kind: Answered) => number): number =>
    ANSWERED.reduce((total, kind) => total + requests[kind] * of(kind), 0);
  const answered = sum(() => 1);
  const bytes = sum((kind) => use[kind].bytes) + requests.manifest * day.manifestBytes;
  const aDay = [
    { name: "HTTP API", dollars: (answered * PRICES.httpApi) / MILLION },
    { name: "CloudFront, requests", dollars: ((answered + requests.manifest) * CLOUDFRONT.request) / MILLION },
    { name: "CloudFront, bytes", dollars: (bytes * CLOUDFRONT.gigabyte) / GIGABYTE },
    { name: "Lambda requests", dollars: ((answered + 2 * connections) * PRICES.lambda) / MILLION },
    {
      name: "Lambda time",
      dollars:
        PRICES.lambdaSecond *
        (sum((kind) => seconds(use[kind].rounds * CALL + WORK, memory.tv)) +
          connections *
            (seconds(subscribing.rounds * CALL + WORK, memory.socket) +
              seconds(ending.rounds * CALL + WORK, memory.socket))),
    },
    { name: "DynamoDB reads", dollars: (sum((kind) => use[kind].readUnits) * PRICES.readUnit) / MILLION },
    {
      name: "DynamoDB writes",
      dollars:
        ((sum((kind) => use[kind].writeUnits) +
          connections * (subscribing.writeUnits + ending.writeUnits + REMOVED_BY_HINT)) *
          PRICES.writeUnit) /
        MILLION,
    },
    { name: "WebSocket messages", dollars: (messages * SOCKET.message) / MILLION },
    { name: "WebSocket minutes", dollars: (minutes * SOCKET.minute) / MILLION },
  ];
  const lines = aDay.map(({ name, dollars }) => ({ name, dollars: dollars * DAYS * tvs }));
  return { requests, messages, minutes, lines, total: lines.reduce((all, { dollars }) => all + dollars, 0) };
}

/** Hints that come at random times leave silences: the sum of the chances that one, two, three … of them pass after a hint. */
function staysOf({ hints, seconds, silence }: { hints: number; seconds: number; silence: number }): number {
  const silent = Math.exp((-silence * hints) / seconds);
  return (hints * silent) / (1 - silent);
}

/** Rows of a connection that has ended which the next hint of their channel finds and removes: what goes on in a branch. */
const REMOVED_BY_HINT = 1;
/** Minutes after which a client opens its connection anew. */
const RENEWED_EVERY = 110;

export function requestsOf(count: (kind: keyof Requests) => number): Requests {
  return {
    ...{ state: count("state"), report: count("report") },
    ...{ ticket: count("ticket"), manifest: count("manifest") },
  };
}
