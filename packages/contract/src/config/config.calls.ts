import * as z from "zod";
import { type Call, forHolders, get, post } from "../kit/call";
import { ONLINE_METHODS } from "../payment/payment";
import { configPermissions } from "./config.permissions";
import { configChange, configFields } from "./config";

export const configRecord = z.object({
  ...configFields.shape,
  version: z.int(),
  updatedAt: z.string(),
  /** The online payment methods whose keys are configured. Present in the init bundle only. */
  paymentProviders: z.array(z.enum(ONLINE_METHODS)).optional(),
});

export const configCalls = {
  getConfig: { ...get, path: "/api/config", access: "public" as const, response: configRecord },
  saveConfig: {
    ...post,
    path: "/api/config",
    ...forHolders(configPermissions.update),
    body: configChange,
    response: configRecord,
  },
} satisfies Record<string, Call>;
