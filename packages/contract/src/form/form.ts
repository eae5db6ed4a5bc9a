import * as z from "zod";
import { VALIDATION } from "../kit/validation/validation.texts";
import { plainLine } from "../kit/plain-text";
import { email } from "../kit/fields/contact-fields";
import { id, requiredText, sentLine, sentText } from "../kit/schema";
import { instant } from "../kit/fields/instant-fields";
import { withdrawalDeclaration } from "../order/withdrawal-declaration";

/** What each form cannot do without. Date and time are the visitor's own words. */
export const FORM_REQUIRED = {
  contact: ["lastName", "phone", "comment"],
  rental: ["lastName", "email", "phone", "date", "time"],
} as const satisfies Record<string, readonly FormField[]>;

export type FormKind = "contact" | "rental";
export type FormField = "firstName" | "lastName" | "email" | "phone" | "date" | "time" | "comment";

/** The body of `POST /api/custom/contact-form`. It comes from a rental form where it names a date or a time. */
export const formData = z
  .strictObject({
    /** The branch to write to; without one the shop itself. */
    branch: id.nullish(),
    firstName: sentLine(100),
    lastName: sentLine(100),
    email: email
      .nullish()
      .transform((value) => value ?? "")
      .pipe(z.string()),
    phone: sentLine(40),
    date: z.string().overwrite(plainLine).max(100).nullish(),
    time: z.string().overwrite(plainLine).max(100).nullish(),
    comment: sentText(5000),
    /** Left empty by people, who do not get to see it. What fills it in is a program. */
    website: z
      .string()
      .max(2000)
      .nullish()
      .transform((value) => value ?? "")
      .pipe(z.string()),
  })
  .superRefine((data, context) => {
    for (const field of FORM_REQUIRED[formKind(data)]) {
      if (!data[field]) context.addIssue({ code: "custom", path: [field], message: VALIDATION.blank });
    }
  });

export type FormData = z.output<typeof formData>;

export function formKind(data: Pick<FormData, "date" | "time">): FormKind {
  return (data.date ?? null) === null && (data.time ?? null) === null ? "contact" : "rental";
}

/** As `formKind`, of what nobody has checked yet. */
export function kindOfSent(body: unknown): FormKind {
  return formKind(typeof body === "object" && body !== null ? body : {});
}

/** The body of `POST /api/custom/withdrawal`, for who has no key to the order. */
export const withdrawalForm = withdrawalDeclaration.extend({
  /** The branch that was ordered from; without one the first that offers the function. */
  branch: id.nullish(),
  /** In the customer's own words: taken as it is, since a wrong number must not lose a declaration. */
  orderNumber: requiredText(100),
  /** As in the other forms. */
  website: z.string().max(2000).default(""),
});
export type WithdrawalForm = z.output<typeof withdrawalForm>;

/** When a declaration came in. The same declaration sent again was received when it first came. */
export const withdrawalReceipt = z.object({ receivedAt: instant });
export type WithdrawalReceipt = z.output<typeof withdrawalReceipt>;
