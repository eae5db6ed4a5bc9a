import * as z from "zod";
import { pickedByBranch } from "../../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../../kit/resource";
import { choice, flag, requiredLine } from "../../kit/schema";
import { listOf, repeated } from "../../kit/validation/check";
import { fieldError } from "../../kit/validation/validation";
import { SHEET_SURCHARGES } from "../month/surcharge-classes";
import { SURCHARGE_LABELS } from "../time-sheet.texts";
import { PAYROLL_FIELDS as texts, PAYROLL_ITEM_LABELS } from "./payroll-fields";
import { PAYROLL_ITEMS, isSurcharge } from "./payroll-items";
import { digits, payrollReferrer, wageTypeFields } from "./payroll.referrer";

const hour = (title: string) =>
  z.int().min(0).max(24).nullish().meta({ title, section: texts.times, description: texts.nightHint });

const isUnset = (value: number | null | undefined): boolean => value === null || value === undefined;

/** How a branch counts working time for its payroll, and under which wage types it hands it over. */
export const payrolls = defineResource({
  ...payrollReferrer,
  idPrefix: "pay",
  navigation: { group: "time", icon: "book", position: 9 },
  fields: z.strictObject({
    name: requiredLine(texts.name).meta({ column: true }),
    branch: payrollReferrer.fields.shape.branch,
    roundingMinutes: z
      .int()
      .min(1)
      .max(30)
      .default(1)
      .meta({ title: texts.rounding, section: texts.times, description: texts.roundingHint }),
    fullTimeMinutes: z
      .int()
      .min(60)
      .max(3600)
      .default(2400)
      .meta({ title: texts.fullTime, section: texts.times, description: texts.fullTimeHint }),
    nightFrom: hour(texts.nightFrom),
    nightTo: hour(texts.nightTo),
    percents: z
      .array(
        z.strictObject({
          surcharge: choice([...SHEET_SURCHARGES], { title: texts.surcharge, labels: SURCHARGE_LABELS }),
          validFrom: z.iso.date().meta({ title: texts.validFrom }),
          percent: z.int().min(1).max(500).meta({ title: texts.percent }),
        }),
      )
      .max(100)
      .default([])
      .meta({
        title: texts.percents,
        entry: texts.percentEntry,
        section: texts.times,
        description: texts.percentsHint,
      }),
    wageTypes: z
      .array(
        z.strictObject({
          item: choice([...PAYROLL_ITEMS], { title: texts.item, labels: PAYROLL_ITEM_LABELS }),
          ...{ lodas: wageTypeFields.lodas, bmd: wageTypeFields.bmd },
          isAmount: flag(texts.isAmount).meta({ description: texts.isAmountHint }),
          isLeftOut: wageTypeFields.isLeftOut,
        }),
      )
      .max(PAYROLL_ITEMS.length)
      .default([])
      .meta({ title: texts.wages, entry: texts.wageEntry, section: texts.wages }),
    kindWageTypes: payrollReferrer.fields.shape.kindWageTypes,
    consultant: digits(texts.consultant, 7).meta({ title: texts.consultant, section: texts.datev }),
    client: digits(texts.client, 5).meta({ title: texts.client, section: texts.datev }),
    amountKey: digits(texts.amountKey, 2).meta({
      title: texts.amountKey,
      section: texts.datev,
      description: texts.amountKeyHint,
    }),
  }),
  check: ({ fields: { wageTypes, kindWageTypes, nightFrom, nightTo } }) => [
    ...(isUnset(nightFrom) === isUnset(nightTo)
      ? []
      : [
          fieldError({
            path: isUnset(nightFrom) ? "nightFrom" : "nightTo",
            code: "night",
            message: texts.wholeNight,
          }),
        ]),
    ...repeated({
      values: listOf(kindWageTypes).map((one) => one?.kind),
      path: (index) => `kindWageTypes.${index}.kind`,
    }),
    ...repeated({ values: listOf(wageTypes).map((one) => one?.item), path: (index) => `wageTypes.${index}.item` }),
    ...listOf(wageTypes).flatMap((one, index) =>
      one?.isAmount && one.item && !isSurcharge(one.item)
        ? [fieldError({ path: `wageTypes.${index}.isAmount`, code: "amount", message: texts.isAmountHint })]
        : [],
    ),
  ],
  pickedBy: pickedByBranch,
  unique: [["branch"]],
  list: { filters: ["branch"], sortable: ["name"], searchable: ["name"] },
  inSnapshot: false,
});

export type Payroll = RecordOf<typeof payrolls>;
