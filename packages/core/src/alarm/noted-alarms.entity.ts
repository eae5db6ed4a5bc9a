import type { AlarmKind } from "@tresen/contract/device/alarm-kinds";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey } from "../platform/db";

/** What the log was told of an alarm when it began, so that it can be told of its end. */
export interface NotedAlarm {
  kind: AlarmKind;
  branch: string;
  /** The device; the access key of a display. */
  device: string;
  name: string;
}

/** The alarms of which the log knows the beginning and not the end yet: one row for the shop. */
export const NotedAlarmsEntity = new Entity(
  {
    model: model("noted-alarms"),
    attributes: { version: number, alarms: { type: custom<NotedAlarm[]>("any"), required: true } },
    indexes: { primary: primaryKey({ pk: "noted-alarms", sk: "noted-alarms" }) },
  },
  connection,
);
