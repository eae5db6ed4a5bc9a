import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { orderCustomer } from "../order";

/** Where orders of a customer were delivered, or where the customer lives. */
export const customerAddress = orderCustomer.pick({
  street: true,
  floor: true,
  stairway: true,
  door: true,
  zipCode: true,
  city: true,
  country: true,
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** Somebody who ordered in the branch within the last twelve months, as the last order says. */
export const phoneCustomer = z.object({
  /** The first and last name, or else the company. */
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  /** Of the last order that had one. */
  address: customerAddress.optional(),
  deliveryArea: z.string().optional(),
  lastOrderAt: instant,
  /** How many orders of the last twelve months there are, up to 50. */
  orders: z.int(),
});
export type PhoneCustomer = z.output<typeof phoneCustomer>;
