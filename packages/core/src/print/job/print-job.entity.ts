import type { PrintedDocument } from "@tresen/contract/print/job/print-job";
import type { PrintJobState } from "@tresen/contract/print/job/print-job.state";
import type { CodePage, PaperWidth } from "@tresen/contract/device/device.values";
import type { Paper } from "@tresen/contract/print/paper/paper";
import { Entity, type EntityItem } from "electrodb";
import { connection, custom, flag, indexKey, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** Something to print, on one device. Printers fetch jobs; nothing pushes them. */
export const PrintJobEntity = new Entity(
  {
    model: model("printJob"),
    attributes: {
      id: text,
      /** Counts the writes. */
      version: number,
      device: text,
      branch: text,
      /** The uid of the order; empty for what belongs to none. */
      order: text,
      document: { type: custom<PrintedDocument>("string"), required: true },
      title: text,
      lines: { type: custom<Paper>("any"), required: true },
      state: { type: custom<PrintJobState>("string"), required: true },
      copies: number,
      /** The device's paper and characters when the job was made, so that the same job is always the same bytes. */
      paperWidth: { type: custom<PaperWidth>("number"), required: true },
      codePage: { type: custom<CodePage>("string"), required: true },
      isCopy: flag,
      copyOf: optionalText,
      reroutedFrom: optionalText,
      /** The name of the device that it was meant for. */
      reroutedFromName: optionalText,
      /** How often it was fetched to be printed. Fetching the same again does not count. */
      attempts: number,
      createdAt: text,
      dueAt: text,
      claimedAt: optionalText,
      finishedAt: optionalText,
      /** Until when it may be fetched. */
      validUntil: text,
      code: optionalText,
      /** When somebody dealt with it although it was not printed. */
      settledAt: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "print-job#${id}", sk: "print-job" }),
      ofOrder: {
        ...indexKey({ index: "gsi1", pk: "print-order#${order}", sk: "${createdAt}#${id}" }),
        condition: ({ order }) => order !== "",
      },
      ofDevice: indexKey({ index: "gsi2", pk: "print-jobs#${device}", sk: "${createdAt}#${id}" }),
    },
  },
  connection,
);

export type PrintJobRow = EntityItem<typeof PrintJobEntity>;
