import * as z from "zod";
import { type Call, forHolders, get, post } from "../kit/call";
import { paged } from "../kit/list/paged";
import { erasure, replayRequest, replayed } from "./erasure";
import { customerPermissions } from "./export/export.permissions";
import { foundPerson, personContact } from "./found-person";
import { lockedInvoice } from "./locked-invoice";
import { privacyPermissions } from "./privacy.permissions";
import { retentionPermissions } from "./retention/retention.permissions";
import { retentionStart, retentionView } from "./retention/retention.view";

/** `DELETE /api/customers/{id}` begins an erasure. These calls tell what became of it and what is kept. */
export const privacyCalls = {
  /** Newest first. */
  erasures: {
    ...get,
    path: "/api/privacy/erasures",
    ...forHolders(privacyPermissions.erasures),
    query: z.strictObject(paged),
    response: z.array(erasure),
  },
  /** Those that were locked last first. Each reading of an entry is written down in the log. */
  lockedInvoices: {
    ...get,
    path: "/api/privacy/locked",
    ...forHolders(privacyPermissions.locked),
    query: z.strictObject(paged),
    response: z.array(lockedInvoice),
  },
  /** In the body, since the address of a call is in logs. */
  findPerson: {
    ...post,
    path: "/api/privacy/find",
    ...forHolders(customerPermissions.export),
    body: personContact,
    response: foundPerson,
  },
  /** Begins all erasures since a day once more, after the table was restored from a backup. */
  replayErasures: {
    ...post,
    path: "/api/privacy/erasures/replay",
    ...forHolders(privacyPermissions.replay),
    body: replayRequest,
    response: replayed,
    status: 202,
  },
  /** What would be removed by the periods of the settings. */
  retention: {
    ...get,
    path: "/api/privacy/retention",
    ...forHolders(retentionPermissions.manage),
    response: retentionView,
  },
  /** Confirms the periods. Before that nothing is removed. */
  startRetention: {
    ...post,
    path: "/api/privacy/retention/start",
    ...forHolders(retentionPermissions.manage),
    body: retentionStart,
    response: retentionView,
  },
} as const satisfies Record<string, Call>;
