import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { branches } from "@tresen/contract/branch/branch.resource";
import { type Instant, zonedTime } from "@tresen/contract/kit/time";
import { hoursOn, hoursRows } from "@tresen/contract/template/data/hours-rows";
import type { Actor } from "../../platform/actor";
import { env } from "../../platform/env";
import { visibleRecord } from "./visible-record";
import type { RecordValues } from "./record-values";

export async function branchValues({
  actor,
  record,
  now,
}: {
  actor: Actor;
  record: string;
  now: Instant;
}): Promise<RecordValues> {
  const branch = await visibleRecord({ resource: branches, actor, id: record });
  const { openingHours, deliveryHours, isDeliveryHoursEnabled } = branch;
  const zone = zoneOf(branch);
  const today = hoursOn({ rules: openingHours, date: zonedTime({ at: now, zone }).date });
  return {
    data: {
      "branch.name": branch.name,
      "branch.description": branch.description,
      "branch.street": branch.street,
      "branch.zipCode": branch.zipCode,
      "branch.city": branch.city,
      "branch.phone": branch.phone,
      "branch.email": branch.email,
      "branch.website": branch.website,
      "branch.url": `${env.PUBLIC_URL}/store/${branch.identifier}`,
      "branch.image": branch.images[0] ?? null,
      "branch.logo": branch.logo ?? null,
      "branch.openingHours": hoursRows(openingHours),
      "branch.deliveryHours": hoursRows(isDeliveryHoursEnabled ? deliveryHours : openingHours),
      "branch.hoursToday": today.text,
      "branch.isOpenToday": today.isOpen,
      "branch.closedMessage": branch.closedMessage,
    },
    title: branch.name,
    timeZone: zone,
  };
}
