import * as z from "zod";
import { type Call, get } from "../kit/call";

export const openapiCalls = {
  openapi: { ...get, path: "/api/openapi.json", access: "public" as const, response: z.unknown() },
} satisfies Record<string, Call>;
