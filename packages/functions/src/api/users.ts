import { calls } from "@tresen/contract/calls";
import { users } from "@tresen/contract/resources/shop";
import { currentUser } from "@tresen/core/user";
import { crud } from "../http/crud";
import { endpoint } from "../http/endpoint";
import { resource } from "../http/resource";

export const handler = resource([
  endpoint({ ...calls.me, run: async ({ actor }) => ({ data: await currentUser({ actor }) }) }),
  ...crud(users),
]);
