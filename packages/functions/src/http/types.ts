import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";

/** An HTTP API event of payload format 2.0. The time of a request is the `timeEpoch` of its request context. */
export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;
export type HttpHandler = (event: HttpEvent, context: Context) => Promise<HttpResult>;

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** A method and path with its handler, for the router. */
export interface Endpoint {
  method: HttpMethod;
  /** With `{name}` for each parameter, or `{proxy+}` for the rest of the path. */
  path: string;
  handler: HttpHandler;
}
