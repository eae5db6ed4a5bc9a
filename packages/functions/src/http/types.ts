import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";

/** An HTTP API event of payload format 2.0. `timeEpoch` of its request context is the one clock of a request. */
export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;
export type HttpHandler = (event: HttpEvent, context: Context) => Promise<HttpResult>;

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** One method on one path of a resource, ready for the router. */
export interface Endpoint {
  method: HttpMethod;
  /** With `{name}` for each parameter, or `{proxy+}` for the rest of the path. */
  path: string;
  handler: HttpHandler;
}
