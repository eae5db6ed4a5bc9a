import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** What the short link in an SMS opens. It names nobody: the number stands in it only as a hash. */
export const SmsLinkEntity = new Entity(
  {
    model: { entity: "smsLink", version: "1", service: "tresen" },
    attributes: {
      token: { type: "string", required: true },
      phoneHash: { type: "string", required: true },
      /** The order's page. */
      uid: { type: "string", required: true },
      hash: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["token"], template: "sms-link#${token}", casing: "none" },
        sk: { field: "sk", composite: [], template: "link", casing: "none" },
      },
    },
  },
  connection,
);

/** A number that wants no SMS any more. */
export const SmsStopEntity = new Entity(
  {
    model: { entity: "smsStop", version: "1", service: "tresen" },
    attributes: {
      phoneHash: { type: "string", required: true },
      stoppedAt: { type: "string", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["phoneHash"], template: "sms-stop#${phoneHash}", casing: "none" },
        sk: { field: "sk", composite: [], template: "stop", casing: "none" },
      },
    },
  },
  connection,
);
