import type { CreatedPersonalKey } from "@tresen/contract/external/external-user.calls";
import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import { expect } from "vitest";
import { send } from "./api";
import { NOW } from "./request";

let count = 0;

/** An external user of `brn_mitte` who may drive runs, with their key. */
export async function externalUser({
  session,
  ...changes
}: { session: string } & Partial<ExternalUser>): Promise<{ user: ExternalUser; key: string }> {
  count += 1;
  const body = {
    ...{ username: `extern${count}`, firstName: "Rosi", lastName: `Radl ${count}` },
    ...{ branches: [{ id: "brn_mitte" }], permissions: ["deliveryRuns"], ...changes },
  };
  const made = await send({ method: "POST", path: "/api/external-users", body, session });
  expect(made).toMatchObject({ status: 201, errors: [] });
  const user = made.data as ExternalUser;
  // Before its time is over, where that is past by now.
  const now = Math.min(NOW, user.validTo ? Date.parse(user.validTo) - 1 : NOW);
  const path = `/api/external-users/${user.id}/key`;
  const { status, data } = await send({ method: "POST", path, session, now });
  expect(status).toBe(201);
  return { user, key: (data as CreatedPersonalKey).key };
}
