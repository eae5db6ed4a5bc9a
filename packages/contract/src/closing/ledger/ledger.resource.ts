import * as z from "zod";
import { pickedByBranch } from "../../kit/list/pick-by-branch";
import { listOf, repeated } from "../../kit/validation/check";
import { type RecordOf, defineResource } from "../../kit/resource";
import { rate, requiredLine } from "../../kit/schema";
import { EXPECTED_ACCOUNT, EXPECTED_SYMBOL, LEDGER_FIELDS as texts } from "./ledger-fields";
import { ledgerReferrer } from "./ledger.referrer";

const number = (title: string, digits: number) =>
  z
    .union([z.literal(""), z.string().regex(new RegExp(`^\\d{1,${String(digits)}}$`), EXPECTED_ACCOUNT)])
    .default("")
    .meta({ title });
const account = (title: string) => number(title, 9).meta({ title, section: texts.accounts });
const ofDatev = (title: string, digits: number) => number(title, digits).meta({ title, section: texts.datev });

/** The accounts on which the closings of a branch are booked in files for bookkeeping. */
export const ledgers = defineResource({
  ...ledgerReferrer,
  idPrefix: "led",
  navigation: { group: "settings", icon: "book", position: 9 },
  fields: z.strictObject({
    name: requiredLine(texts.name).meta({ column: true }),
    branch: ledgerReferrer.fields.shape.branch,
    clearing: account(texts.clearing).meta({ description: texts.clearingHint }),
    cash: account(texts.cash),
    card: account(texts.card),
    voucher: account(texts.voucher),
    online: account(texts.online),
    onSite: account(texts.onSite),
    deposits: account(texts.deposits),
    tips: account(texts.tips),
    rates: z
      .array(
        z.strictObject({
          rate: rate(texts.rate),
          account: number(texts.revenue, 9),
          datevKey: number(texts.datevKey, 4).meta({ title: texts.datevKey, description: texts.datevKeyHint }),
          bmdCode: number(texts.bmdCode, 3),
        }),
      )
      .max(20)
      .default([])
      .meta({ title: texts.rates, entry: texts.rateEntry, section: texts.accounts }),
    consultant: ofDatev(texts.consultant, 7),
    client: ofDatev(texts.client, 5),
    accountLength: z.int().min(4).max(8).default(4).meta({ title: texts.accountLength, section: texts.datev }),
    yearStart: z.int().min(1).max(12).default(1).meta({ title: texts.yearStart, section: texts.datev }),
    bmdSymbol: z
      .union([z.literal(""), z.string().regex(/^[A-Za-z0-9]{1,2}$/, EXPECTED_SYMBOL)])
      .default("KA")
      .meta({ title: texts.bmdSymbol, section: texts.bmd }),
  }),
  check: ({ fields: { rates } }) =>
    repeated({
      values: listOf(rates).map((one) => one?.rate?.toString()),
      path: (index) => `rates.${index}.rate`,
    }),
  pickedBy: pickedByBranch,
  unique: [["branch"]],
  list: { filters: ["branch"], sortable: ["name"], searchable: ["name"] },
  inSnapshot: false,
});

export type Ledger = RecordOf<typeof ledgers>;
