import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { requestHandler } from "../sdk";

/** Attempts of one call, the first included; the SDK waits longer before each. */
const ATTEMPTS = 4;

export const client = new DynamoDBClient({
  region: env.AWS_REGION,
  ...(env.DYNAMODB_ENDPOINT ? { endpoint: env.DYNAMODB_ENDPOINT } : {}),
  maxAttempts: ATTEMPTS,
  // A call that hangs is given up and repeated well before the function's own time is over.
  requestHandler: requestHandler({ connectionTimeout: 3000, requestTimeout: 6000, httpAgent: { keepAlive: true, maxSockets: 100 }, httpsAgent: { keepAlive: true, maxSockets: 100 } }),
});

export const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

export const connection = { client: documents, table: env.TABLE_NAME };
