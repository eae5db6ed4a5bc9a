import * as z from "zod";
import { permissionOf } from "../../kit/access";
import { type Call, byId, get } from "../../kit/call";
import { id } from "../../kit/schema";
import { optionGroups } from "./option-group.resource";

/** A product that has a group, and what it leaves out of it. */
const groupedProduct = z.strictObject({ id, name: z.string(), without: z.array(z.string()) });

export const optionGroupCalls = {
  optionGroupProducts: {
    ...get,
    path: "/api/option-groups/{id}/products",
    access: "staff",
    permission: permissionOf({ resource: optionGroups, verb: "read" }),
    params: byId,
    /** The first hundred products. */
    response: z.strictObject({ products: z.array(groupedProduct), isMore: z.boolean() }),
  },
} as const satisfies Record<string, Call>;

export type GroupedProduct = z.output<typeof groupedProduct>;
