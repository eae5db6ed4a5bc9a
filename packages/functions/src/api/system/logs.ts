import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import { importSubject } from "@tresen/contract/bundle/import-log";
import { bookingSubject, closingSubject } from "@tresen/contract/closing/closing.subjects";
import { configSubject } from "@tresen/contract/config/config.permissions";
import { jobSubject } from "@tresen/contract/job/job.subject";
import { busySubject, soldOutSubject, stationBlockSubject } from "@tresen/contract/live/live.permissions";
import { logCalls as calls } from "@tresen/contract/log/log.calls";
import { personalKeySubject } from "@tresen/contract/external/external-user.permissions";
import { fontSubject } from "@tresen/contract/media/font/font.permissions";
import { uploadSubject } from "@tresen/contract/media/upload-record/upload-record.permissions";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import { customerExportSubject } from "@tresen/contract/privacy/export/export.permissions";
import { retentionSubject } from "@tresen/contract/privacy/retention/retention.permissions";
import { absenceSubject } from "@tresen/contract/absence/absence.permissions";
import { timeSheetSubject } from "@tresen/contract/time-sheet/time-sheet.permissions";
import { contactStopSubject, reminderSubject } from "@tresen/contract/reminder/reminder.permissions";
import { lockedSubject } from "@tresen/contract/privacy/privacy.permissions";
import { resources } from "@tresen/contract/resources";
import { type Subject, getLog, listLogs, listRefused } from "@tresen/core/log";
import { userNames } from "@tresen/core/user";
import { endpoint } from "../../http/endpoint";
import { discardedStampingSubject } from "@tresen/contract/time-tracking/discarded-stamping";
import { timeKeySubject } from "@tresen/contract/time-tracking/time-key.subject";
import { personnelSubject, pinSubject } from "@tresen/contract/user/user.permissions";
import { resource } from "../../http/resource";

const subjects: ReadonlyMap<string, Subject> = new Map(
  [
    absenceSubject,
    timeSheetSubject,
    accessKeySubject,
    bookingSubject,
    closingSubject,
    busySubject,
    soldOutSubject,
    stationBlockSubject,
    configSubject,
    fontSubject,
    importSubject,
    jobSubject,
    lockedSubject,
    orderSubject,
    personalKeySubject,
    personnelSubject,
    pinSubject,
    timeKeySubject,
    discardedStampingSubject,
    uploadSubject,
    customerExportSubject,
    retentionSubject,
    reminderSubject,
    contactStopSubject,
    ...Object.values(resources),
  ].map((definition): [string, Subject] => [definition.name, definition]),
);

export const handler = resource([
  endpoint({
    ...calls.logs,
    run: async ({ actor, query, now }) => {
      const { entries, cursor } = await listLogs({ actor, subjects, namesOf: userNames, query, now });
      return { data: entries, cursor };
    },
  }),
  endpoint({
    ...calls.refused,
    run: async ({ actor, query, now }) => ({ data: await listRefused({ actor, query, now }) }),
  }),
  endpoint({
    ...calls.log,
    run: async ({ actor, params }) => ({ data: await getLog({ actor, subjects, namesOf: userNames, id: params.id }) }),
  }),
]);
