import * as z from "zod";
import { unit } from "../catalog/unit-field";
import { instant } from "../kit/fields/instant-fields";
import { PAYMENT_METHODS } from "../payment/payment";
import { orderDriver } from "./driver";

/** What somebody needs to bring an order. */
const stop = z.object({
  uid: z.string(),
  ticketNumber: z.int(),
  state: z.enum(["confirmed", "inDelivery"]),
  createdAt: instant,
  /** The agreed time; null for as soon as possible. */
  appointment: instant.nullable(),
  /** When an order without an appointment will be ready. */
  promisedAt: instant.nullable(),
  area: z.string().nullable(),
  name: z.string(),
  company: z.string(),
  street: z.string(),
  stairway: z.string(),
  floor: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
  comment: z.string(),
  /** What is still to be paid on site, in cents. */
  due: z.int(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  items: z.array(z.object({ name: z.string(), amount: z.number(), unit })),
});

/** An open delivery as staff see it who plan runs. */
export const delivery = stop.extend({
  id: z.string(),
  version: z.int(),
  isPrepared: z.boolean(),
  driver: orderDriver.nullable(),
  /** The run that it belongs to. */
  run: z.string().nullable(),
});
export type Delivery = z.output<typeof delivery>;

/** An order of a run that is over. */
const finishedStop = z.object({
  uid: z.string(),
  ticketNumber: z.int(),
  state: z.enum(["completed", "canceled"]),
});
export type FinishedStop = z.output<typeof finishedStop>;

const run = z.object({
  id: z.string(),
  version: z.int(),
  branch: z.string(),
  driver: orderDriver,
  createdAt: instant,
  /** Until when its key opens it. */
  validUntil: instant,
  endedAt: instant.nullable(),
  /** The last four characters of its key. */
  hint: z.string(),
});

/** A run that is under way, with the orders that belong to it in their order of visit. */
export const deliveryRun = run.extend({
  orders: z.array(
    z.object({
      id: z.string(),
      ticketNumber: z.int(),
      state: z.enum(["confirmed", "inDelivery", "completed", "canceled"]),
    }),
  ),
  /** What the driver has collected on site, in cents. */
  collected: z.int(),
});
export type DeliveryRun = z.output<typeof deliveryRun>;

/** A run under way in the list of its driver. */
export const ownRun = z.object({
  id: z.string(),
  branch: z.string().meta({ description: "Der Name der Filiale" }),
  timeZone: z.string(),
  createdAt: instant,
  /** How many orders it has, and how many of them are still to be brought. */
  orders: z.int(),
  open: z.int(),
});
export type OwnRun = z.output<typeof ownRun>;

/** The only answers that contain the key of a run. */
export const keyedRun = run.extend({ key: z.string() });
export type KeyedRun = z.output<typeof keyedRun>;
export type RunSummary = z.output<typeof run>;

export const deliveries = z.object({ deliveries: z.array(delivery), runs: z.array(deliveryRun) });
export type Deliveries = z.output<typeof deliveries>;

/** The driver's own run, in the order of visit. Of orders that are over it holds nothing about the customer. */
export const driverRun = z.object({
  id: z.string(),
  driver: z.string(),
  branch: z.object({ name: z.string(), phone: z.string() }),
  currency: z.string(),
  timeZone: z.string(),
  collected: z.int(),
  stops: z.array(z.discriminatedUnion("state", [stop, finishedStop])),
});
export type DriverRun = z.output<typeof driverRun>;
export type DriverStop = DriverRun["stops"][number];
export type OpenStop = z.output<typeof stop>;
