import * as z from "zod";
import * as VALIDATION from "../kit/validation/validation.texts";
import { plainLine } from "../kit/plain-text";
import { email } from "../kit/fields/contact-fields";
import { id, requiredText, sentLine, sentText } from "../kit/schema";
import { instant } from "../kit/fields/instant-fields";
import { withdrawalDeclaration } from "../order/withdrawal/withdrawal-declaration";

/** The required fields of each form. Date and time are free text. */
export const FORM_REQUIRED = {
  contact: ["lastName", "phone", "comment"],
  rental: ["lastName", "email", "phone", "date", "time"],
} as const satisfies Record<string, readonly FormField[]>;

export type FormKind = "contact" | "rental";
export type FormField = "firstName" | "lastName" | "email" | "phone" | "date" | "time" | "comment";

/** The body of `POST /api/custom/contact-form`. A body with a date or a time comes from a rental form. */
export const formData = z
  .strictObject({
    /** The branch that receives the message; without it the shop's own address receives it. */
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
    /** A field hidden from people. If it is filled in, a bot sent the form. */
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

/** Like `formKind`, for a body that has not been validated yet. */
export function kindOfSent(body: unknown): FormKind {
  return formKind(typeof body === "object" && body !== null ? body : {});
}

/** The body of `POST /api/custom/withdrawal`, for customers who do not have the link to their order. */
export const withdrawalForm = withdrawalDeclaration.extend({
  /** The branch that was ordered from; without it the first branch that offers the function. */
  branch: id.nullish(),
  /** Free text that is not validated, since a wrong number must not lose a declaration. */
  orderNumber: requiredText(100),
  /** The same hidden field as in the other forms. */
  website: z.string().max(2000).default(""),
});
export type WithdrawalForm = z.output<typeof withdrawalForm>;

/** When the declaration was received. If the same declaration is sent again, the time of its first receipt. */
export const withdrawalReceipt = z.object({ receivedAt: instant });
export type WithdrawalReceipt = z.output<typeof withdrawalReceipt>;
