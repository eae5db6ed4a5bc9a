import { resolve } from "node:path";
import { StartFailure } from "./failure";

/** The settings that a person can make, all through environment variables. */
export interface Settings {
  /** The root of the repository. */
  root: string;
  port: number;
  /** The address to listen on; by default only the loopback interface. */
  host: string | undefined;
  dataDir: string;
  demo: string;
  isDemoChosen: boolean;
  demoPassword: string | undefined;
  clock: string | undefined;
  /** `off` switches off the limits of orders, files, forms and messages. */
  limits: "on" | "off";
  isDev: boolean;
  /** A DynamoDB to use instead of the embedded one. */
  databaseEndpoint: string | undefined;
  /** An artificial delay between handlers and database, for measurements. */
  delay: { call: number; transaction: number } | null;
}

const DEFAULT_PORT = 3000;
const DEFAULT_DEMO = "pizza";

export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const root = source.TRESEN_ROOT ?? process.cwd();
  return {
    root,
    port: readPort(source.PORT),
    host: source.HOST || undefined,
    dataDir: resolve(root, source.DATA_DIR || ".data"),
    demo: source.TRESEN_DEMO || DEFAULT_DEMO,
    isDemoChosen: Boolean(source.TRESEN_DEMO),
    demoPassword: readPassword(source.DEMO_PASSWORD),
    clock: source.CLOCK || undefined,
    limits: readLimits(source.LIMITS),
    isDev: source.TRESEN_DEV === "1",
    databaseEndpoint: source.DYNAMODB_ENDPOINT || undefined,
    delay: readDelay(source.TRESEN_DELAY),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartFailure(
      `PORT is "${text}", which is no port: choose a number from 1 to 65535, for example PORT=3001.`,
    );
  return port;
}

function readLimits(text: string | undefined): Settings["limits"] {
  if (!text || text === "on") return "on";
  if (text !== "off")
    throw new StartFailure(`LIMITS is "${text}": choose LIMITS=off to lift the limits, or leave it out.`);
  return "off";
}

function readPassword(text: string | undefined): string | undefined {
  if (text && text.length > 200)
    throw new StartFailure(
      "DEMO_PASSWORD must have at most 200 characters: choose a shorter one, or leave it out to get a random one.",
    );
  return text || undefined;
}

/** `8,25`: milliseconds for each call and for each transaction. */
function readDelay(text: string | undefined): Settings["delay"] {
  const [call, transaction] = (text ?? "").split(",").map(Number);
  return call === undefined || transaction === undefined || !(call >= 0) || !(transaction >= 0)
    ? null
    : { call, transaction };
}
