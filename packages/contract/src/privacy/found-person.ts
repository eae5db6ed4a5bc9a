import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";

/** By what somebody is looked for. Orders with a number are theirs only with the same last name, in any spelling. */
export const personContact = z.strictObject({
  email: z.string().max(254).default(""),
  phone: z.string().max(40).default(""),
  lastName: z.string().max(100).default(""),
});
export type PersonContact = z.output<typeof personContact>;

/** What is stored of somebody, without saying who it is. */
export const foundPerson = z.object({
  /** Whoever has the mail address or number, whatever the name. */
  customers: z.array(z.object({ id: z.string(), number: z.int() })),
  /** Orders that belong to no customer: they were turned away, or not paid. */
  orders: z.array(
    z.object({
      id: z.string(),
      ticketNumber: z.int(),
      createdAt: instant,
      branch: z.string().meta({ description: "Name der Filiale" }),
    }),
  ),
  /** How many forms and withdrawals there are, as long as their messages are kept. */
  forms: z.int(),
});
export type FoundPerson = z.output<typeof foundPerson>;
