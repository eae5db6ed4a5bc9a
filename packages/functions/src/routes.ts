/**
 * The table of all functions as plain data: the stacks create them from it, and the local gateway routes by it. It
 * imports only data, so reading it has no side effects.
 */

import { backofficeFunctions } from "./routes/backoffice";
import type { FunctionDefinition, HttpFunction } from "./routes/definition";
import { migrateAgainFunction, migrateFunction } from "./routes/deployment";
import {
  queueFunctions,
  returnedMailsFunction,
  scheduledFunctions,
  socketFunction,
  streamFunctions,
} from "./routes/events";
import { insightFunctions } from "./routes/insight";
import { shopFunctions } from "./routes/shop";
import { teamFunctions } from "./routes/team";

export { backofficeFunctions } from "./routes/backoffice";
export { FILE_DAYS as EXPORT_DAYS } from "@tresen/contract/bulk/bulk.limits";
export { FONTS } from "@tresen/contract/media/fonts";
export { bundlingOf } from "./bundle/bundling";
export {
  CUT_DAYS,
  SIGNAGE_DAYS,
  SIGNAGE_FOLDER,
  ERASURES_DAYS,
  CUT_FOLDER,
  INCOMING_DAYS,
  PAYMENT_SECRETS,
  PUSH_SECRETS,
  type BucketAction,
  type BucketFolder,
  type FunctionDefinition,
  type Grants,
  type HttpFunction,
  type QueueFunction,
  type ScheduledFunction,
  type SecretName,
  type StreamFunction,
  type TableAction,
  paymentSecretsOf,
  usesPushServices,
} from "./routes/definition";
export { migrateAgainFunction, migrateFunction } from "./routes/deployment";
export { insightFunctions } from "./routes/insight";
export {
  publishFunction,
  queueFunctions,
  returnedMailsFunction,
  scheduledFunctions,
  socketFunction,
  streamFunction,
  streamFunctions,
} from "./routes/events";
export { SOCKET_PATH, STAY } from "@tresen/contract/socket/socket";
export { siteHeaders, uploadHeaders, videoHeaders } from "./site-headers";

export const httpFunctions: readonly HttpFunction[] = [
  ...shopFunctions,
  ...backofficeFunctions,
  ...teamFunctions,
  ...insightFunctions,
];

/** Handles every path of the HTTP API that no other function handles. */
export const fallbackFunction: FunctionDefinition = {
  name: "fallback",
  handler: "src/fallback.handler",
  grants: { table: [], bucket: [] },
  memory: 256,
  timeout: 5,
};

/** Every function, whatever triggers it. */
export const allFunctions: readonly FunctionDefinition[] = [
  ...httpFunctions,
  fallbackFunction,
  socketFunction,
  returnedMailsFunction,
  ...streamFunctions,
  ...queueFunctions,
  ...scheduledFunctions,
  migrateFunction,
  migrateAgainFunction,
];
