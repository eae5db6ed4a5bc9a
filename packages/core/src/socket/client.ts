import { ApiGatewayManagementApiClient } from "@aws-sdk/client-apigatewaymanagementapi";
import { env, socketEnv } from "../platform/env";
import { requestHandler } from "../platform/sdk";

/** Sends messages to connections of the WebSocket, and ends them; null in functions that may not. */
export const client = socketEnv.SOCKET_ENDPOINT
  ? new ApiGatewayManagementApiClient({
      region: env.AWS_REGION,
      endpoint: socketEnv.SOCKET_ENDPOINT,
      maxAttempts: 2,
      requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 3000 }),
    })
  : null;
