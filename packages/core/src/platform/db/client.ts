import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { requestHandler } from "../sdk";

/**
 * Attempts of one call, the first included; the SDK waits longer before each. With the time that one may take, a table
 * that answers nothing has failed within thirteen seconds: less than the functions that wait for other services have.
 * The others answer before, see `withinTime` of the functions.
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

// It prepares for the log what each request and answer hold, although the log takes none of it.
client.middlewareStack.remove("loggerMiddleware");

export const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

export const connection = { client: documents, table: env.TABLE_NAME };
