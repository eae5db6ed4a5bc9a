import * as z from "zod";
import { optionalUrl, readEnv } from "./read";

/** For the function that sends hints. */
export const socketEnv = readEnv(
  z.object({
    /** The address of the WebSocket API for messages to its connections. Without it no hints are sent. */
    SOCKET_ENDPOINT: optionalUrl,
  }),
);
