import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterAppointment, orderDraft, questionnaire, rejection } from "./order-input";

const minimal = { branch: "wieden", items: [{ amount: 1, unit: "piece", product: "margherita" }] };
const problems = (input: unknown) =>
  orderDraft.safeParse(input).error?.issues.map(({ path, code }) => `${path.join(".")}: ${code}`) ?? [];

describe("the order draft", () => {
  it("fills in what may be left out", () => {
    expect(orderDraft.parse(minimal)).toMatchObject({
      isDelivery: false,
      isDineIn: false,
      country: "AT",
      deliveryCountry: "AT",
      paymentMethod: "cash",
      firstName: "",
      email: "",
      deliveryArea: "",
      appointmentDate: null,
      table: null,
      donatee: null,
      legalInstructions: false,
      privacyPolicy: false,
      items: [{ parts: [] }],
    });
  });

  it("treats null and empty texts as missing, and trims", () => {
    expect(
      orderDraft.parse({
        ...minimal,
        firstName: "  Anna ",
        lastName: null,
        email: "",
        appointmentDate: "",
        table: "",
        donatee: null,
      }),
    ).toMatchObject({ firstName: "Anna", lastName: "", email: "", appointmentDate: null, table: null, donatee: null });
  });

  it("refuses fields it does not know, at every level", () => {
    expect(problems({ ...minimal, total: 1, isAdmin: true })).toEqual([": unrecognized_keys"]);
    expect(problems({ ...minimal, items: [{ ...minimal.items[0], price: 1 }] })).toEqual([
      "items.0: unrecognized_keys",
    ]);
  });

  it.each([
    [{ amount: "1" }, "items.0.amount: invalid_type"],
    [{ amount: null }, "items.0.amount: invalid_type"],
    [{ unit: "stone" }, "items.0.unit: invalid_value"],
    [{ product: "" }, "items.0.product: invalid_format"],
    [{ product: { id: "x" } }, "items.0.product: invalid_type"],
    [{ parts: "x" }, "items.0.parts: invalid_type"],
    [{ parts: [{}] }, "items.0.parts.0: invalid_union"],
    [{ parts: [[1]] }, "items.0.parts.0: invalid_union"],
  ])("refuses %j as an item", (change, problem) => {
    expect(problems({ ...minimal, items: [{ ...minimal.items[0], ...change }] })).toEqual([problem]);
  });

  it.each([
    [{ branch: "../x" }, "branch: invalid_format"],
    [{ isDelivery: "true" }, "isDelivery: invalid_type"],
    [{ email: "anna" }, "email: invalid_format"],
    [{ country: "US" }, "country: invalid_value"],
    [{ paymentMethod: "bitcoin" }, "paymentMethod: invalid_value"],
    [{ firstName: "x".repeat(101) }, "firstName: too_big"],
    [{ comment: 7 }, "comment: invalid_type"],
    [{ appointmentDate: "2026-02-30T10:00" }, "appointmentDate: invalid_union"],
    [{ appointmentDate: "2026-99-99T99:99" }, "appointmentDate: invalid_union"],
    [{ items: Array.from({ length: 201 }, () => minimal.items[0]) }, "items: too_big"],
    [{ items: {} }, "items: invalid_type"],
  ])("refuses %j", (change, problem) => {
    expect(problems({ ...minimal, ...change })).toEqual([problem]);
  });

  it.each([
    "2026-06-05T18:30:00+02:00",
    "2026-06-05T16:30:00Z",
    "2026-06-05T16:30:00.000Z",
    "2026-06-05T18:30",
    "2026-06-05T18:30:00",
    "2026-06-05",
  ])("takes %s as an appointment", (appointmentDate) => {
    expect(orderDraft.parse({ ...minimal, appointmentDate }).appointmentDate).toBe(appointmentDate);
  });

  it("never throws for any input", () => {
    fc.assert(fc.property(fc.anything(), (input) => typeof orderDraft.safeParse(input).success === "boolean"));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(orderDraft.shape)), fc.jsonValue()),
        (input) => typeof orderDraft.safeParse({ ...minimal, ...input }).success === "boolean",
      ),
    );
  });
});

describe("the order's later input", () => {
  it("is rated with four whole numbers from 1 to 5", () => {
    const rated = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 1 };
    expect(questionnaire.parse(rated)).toEqual({ ...rated, comment: "" });
    for (const change of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: "5" },
      { rating: undefined },
      { extra: 1 },
    ])
      expect(questionnaire.safeParse({ ...rated, ...change }).success).toBe(false);
  });

  it("may be rejected without a message, and rescheduled only to an instant", () => {
    expect(rejection.parse({})).toEqual({ rejectionMessage: "" });
    expect(counterAppointment.safeParse({ counterAppointment: "" }).success).toBe(false);
    expect(counterAppointment.parse({ counterAppointment: "2026-06-05T19:00" })).toEqual({
      counterAppointment: "2026-06-05T19:00",
    });
  });
});
