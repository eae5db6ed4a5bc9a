import { isPhone, normalizePhone } from "@tresen/contract/kit/phone/phone";
import {
  type PlanChannel,
  type PlanMessages,
  USUAL_CHANNELS,
  planMessages as schema,
} from "@tresen/contract/planning/messages/plan-messages";
import type { User } from "@tresen/contract/user/user.resource";
import { getConfig } from "../../config";
import { type Actor, requireStaff } from "../../platform/actor";
import { batchRead, keyOf, storageCall } from "../../platform/db";
import { readPushDevices } from "../../push/row";
import { findRow } from "../../records/rows";
import { userRows } from "../../user";
import { PlanMessagesEntity } from "../messages";

/** Where a person is told, as far as they can be reached. */
export interface Reach {
  channels: readonly PlanChannel[];
  mail: string | null;
  phone: string | null;
  /** The ids of their browsers' subscriptions. */
  browsers: readonly string[];
}

/** What the actor has chosen, and where it leads.*/
export async function planMessages({ actor }: { actor: Actor }): Promise<PlanMessages> {
  const { user } = requireStaff(actor);
  const row = await findRow({ resource: userRows, id: user.id });
  const reach = row && (await reachOf([userRows.recordOf(row)])).get(user.id);
  return {
    channels: [...(reach?.channels ?? USUAL_CHANNELS)],
    mail: reach?.mail ?? null,
    phone: reach?.phone ?? null,
    browsers: reach?.browsers.length ?? 0,
  };
}

/** Replaces what the actor has chosen. */
export async function setPlanMessages({
  actor,
  body: { channels },
}: {
  actor: Actor;
  body: Pick<PlanMessages, "channels">;
}): Promise<PlanMessages> {
  const { user } = requireStaff(actor);
  await storageCall(() => PlanMessagesEntity.put({ user: user.id, channels }).go());
  return planMessages({ actor });
}

/** Where these users are told, by id: one read of the settings, and one BatchGetItem each for choices and browsers of 100. */
export async function reachOf(users: readonly User[]): Promise<ReadonlyMap<string, Reach>> {
  const keyed = users.map((user) => ({ user, key: keyOf(PlanMessagesEntity.get({ user: user.id }).params()) }));
  const [{ enablePluginSMS }, found, devices] = await Promise.all([
    getConfig(),
    batchRead(keyed.map(({ key }) => key)),
    readPushDevices(users.map(({ id }) => id)),
  ]);
  const browsers = new Map(devices.map(({ device, subscriptions = [] }) => [device, subscriptions]));
  return new Map(
    keyed.map(({ user, key }) => {
      const item = found(key);
      const phone = normalizePhone(user.phone);
      const address = user.email || user.username;
      return [
        user.id,
        {
          channels: item ? schema.shape.channels.parse(item["channels"]) : USUAL_CHANNELS,
          mail: address.includes("@") ? address : null,
          phone: enablePluginSMS && isPhone(phone) ? phone : null,
          browsers: (browsers.get(user.id) ?? []).map(({ id }) => id),
        },
      ];
    }),
  );
}
