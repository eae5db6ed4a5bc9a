import type {
  APIGatewayEventWebsocketRequestContextV2,
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  DynamoDBStreamEvent,
  EventBridgeEvent,
  SNSEvent,
  SQSBatchResponse,
  SQSEvent,
} from "aws-lambda";
import { randomUUID } from "node:crypto";
import type { HttpFunction } from "@tresen/functions/routes";
import type { StreamAnswer } from "../stream/delivery";
import { toContext } from "./event";

type Definition = Pick<HttpFunction, "name" | "handler" | "timeout" | "memory">;
type Handler<Event, Result> = (event: Event, context: Context) => Promise<Result>;
interface HandlerModule {
  handler: Handler<unknown, unknown>;
}

/** What a WebSocket API tells a function: a message, or that a connection has ended. */
export interface SocketEvent {
  requestContext: Omit<APIGatewayEventWebsocketRequestContextV2, "messageId"> & {
    messageId?: string;
    disconnectStatusCode?: number;
    disconnectReason?: string;
    identity: { sourceIp: string };
  };
  body?: string;
  isBase64Encoded: boolean;
}

export type ScheduledEvent = EventBridgeEvent<"Scheduled Event", Record<string, never>>;

export interface Functions {
  http(
    definition: Definition,
    event: APIGatewayProxyEventV2,
  ): Promise<APIGatewayProxyStructuredResultV2 | string | undefined>;
  stream(definition: Definition, event: DynamoDBStreamEvent): Promise<StreamAnswer>;
  /** Passes a message of a WebSocket, or the end of one, to its function. */
  socket(definition: Definition, event: SocketEvent): Promise<APIGatewayProxyStructuredResultV2 | undefined>;
  /** Passes messages of a queue to a function. */
  queue(definition: Definition, event: SQSEvent): Promise<SQSBatchResponse>;
  /** Passes what was published to a topic to its subscriber. */
  topic(definition: Definition, event: SNSEvent): Promise<void>;
  schedule(definition: Definition, event: ScheduledEvent): Promise<void>;
  /** Runs a step of the deployment; it gets an empty event. */
  deployment(definition: Definition): Promise<void>;
  /** The next calls load the handlers again, after a rebuild. */
  reload(): void;
}

/** Calls the Lambda functions in this process. A handler's code is loaded with its first call, as on AWS. */
export function createFunctions(): Functions {
  const loaded = new Map<string, Promise<HandlerModule>>();
  let generation = 0;
  const load = (definition: Definition): Promise<HandlerModule> => {
    const known = loaded.get(definition.handler);
    if (known) return known;
    const file = definition.handler.replace(/\.handler$/, ".js");
    const url = new URL(`./functions/${file}${generation > 0 ? `?generation=${generation}` : ""}`, import.meta.url);
    const loading: Promise<HandlerModule> = import(url.href);
    loaded.set(definition.handler, loading);
    // If a handler could not be loaded, the next call tries again.
    loading.catch(() => loaded.delete(definition.handler));
    return loading;
  };
  const call = async <Result>(
    definition: Definition,
    event: unknown,
    requestId: string = randomUUID(),
  ): Promise<Result> => {
    const { handler } = await load(definition);
    const { name, timeout, memory } = definition;
    return (await handler(event, toContext({ name, timeout, memory, requestId }))) as Result;
  };
  return {
    http: (definition, event) => call(definition, event, event.requestContext.requestId),
    stream: (definition, event) => call(definition, event),
    socket: (definition, event) => call(definition, event, event.requestContext.requestId),
    queue: (definition, event) => call(definition, event),
    topic: (definition, event) => call(definition, event),
    schedule: (definition, event) => call(definition, event),
    deployment: (definition) => call(definition, {}),
    reload: () => {
      generation += 1;
      loaded.clear();
    },
  };
}
