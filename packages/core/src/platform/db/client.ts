import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { requestHandler } from "../sdk";

/**
 * The number of attempts per call, with increasing delays. Together with the time limit of an attempt, a call to a
 * table that does not answer fails within thirteen seconds, which is less than the time limit of functions that call
 * other services. Other functions answer earlier: see `withinTime` of the functions.
 */
const ATTEMPTS = 4;
const AGENT = { keepAlive: true, maxSockets: 100 };

export const client = new DynamoDBClient({
  region: env.AWS_REGION,
  ...(env.DYNAMODB_ENDPOINT ? { endpoint: env.DYNAMODB_ENDPOINT } : {}),
  maxAttempts: ATTEMPTS,
  requestHandler: requestHandler({
    connectionTimeout: 1500,
    requestTimeout: 3000,
    httpAgent: AGENT,
    httpsAgent: AGENT,
  }),
});

// This middleware prepares every request and answer for logging, although nothing logs them.
client.middlewareStack.remove("loggerMiddleware");

export const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

export const connection = { client: documents, table: env.TABLE_NAME };
