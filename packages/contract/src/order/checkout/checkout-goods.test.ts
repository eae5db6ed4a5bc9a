import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faults } from "../../../test/faults";
import { NOW, at, daily, delivery, makeContext, makeDraft, makeProduct } from "../../../test/fixtures";
import { checkOrder } from "./checkout";

describe("the appointment", () => {
  const field = "appointmentDate";
  it("is asked for where the branch requires one", () => {
    expect(faults({}, { branch: { isAppointmentRequired: true } })).toEqual([
      `${field} order.appointment_required Bitte wählen Sie einen Termin aus.`,
    ]);
  });

  it("is refused with the reason", () => {
    expect(faults({ appointmentDate: "2026-06-05T18:00" })).toEqual([
      `${field} order.appointment_past Der ausgewählte Termin liegt in der Vergangenheit.`,
    ]);
    expect(faults({ appointmentDate: "2026-06-06T09:00" })).toEqual([
      `${field} order.appointment_closed Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.`,
    ]);
    expect(faults({ appointmentDate: "2027-06-06T12:00" })).toEqual([
      `${field} order.appointment_horizon Termine können höchstens 180 Tage im Voraus gewählt werden.`,
    ]);
    expect(
      faults(
        { appointmentDate: "2026-06-05T20:00" },
        { products: [makeProduct({ isLeadTimeEnabled: true, leadTimeType: "days", leadTimeValue: 1 })] },
      ),
    ).toEqual([
      `${field} order.appointment_lead_time Bis zum ausgewählten Termin kann Ihre Bestellung leider nicht fertig sein. Bitte wählen Sie einen späteren Termin.`,
    ]);
    for (const appointmentDate of ["2026-06-06T18:13:17.345Z", "2026-06-06T20:15:17", "2026-06-06T20:13"]) {
      expect(faults({ appointmentDate })).toEqual([
        `${field} order.appointment_step Termine sind alle 5 Minuten möglich, zum Beispiel um 18:10 oder 18:15 Uhr. Bitte wählen Sie eine solche Uhrzeit.`,
      ]);
    }
    expect(faults({ appointmentDate: "2026-06-06T20:15:00.000" })).toEqual([]);
    const full = checkOrder({
      draft: makeDraft({ appointmentDate: "2026-06-06T12:03", lastName: "" }),
      context: makeContext({ fullSlots: new Set([at("2026-06-06T12:00:00+02:00")]) }),
    });
    expect(full.errors.map(({ code }) => code)).toEqual(["validation.blank", "order.appointment_taken"]);
    const unreadable = checkOrder({
      draft: { ...makeDraft(), appointmentDate: "2026-02-30T12:00" },
      context: makeContext(),
    });
    expect(unreadable.errors).toEqual([
      { field, code: "validation.date_time", message: "Bitte wählen Sie einen gültigen Termin aus." },
    ]);
  });

  it("is checked together with faulty positions, whose lead time counts if they can be corrected", () => {
    const steps = { parts: [{ name: "Größe", type: "select" as const, options: [{ name: "klein" }] }] };
    const slow = makeProduct({ config: steps, isLeadTimeEnabled: true, leadTimeType: "days", leadTimeValue: 1 });
    const item = { product: slow.id, amount: 1, unit: "piece" as const, parts: ["klein"] };
    const codes = (change: Partial<typeof item>, products = [slow]) =>
      checkOrder({
        draft: makeDraft({ appointmentDate: "2026-06-05T20:00", items: [{ ...item, ...change }] }),
        context: makeContext({ products }),
      }).errors.map(({ field: name, code }) => `${name} ${code}`);
    const tooEarly = "appointmentDate order.appointment_lead_time";
    expect(codes({})).toEqual([tooEarly]);
    expect(codes({ parts: [] })).toEqual(["items.0.parts.0 order.part_required", tooEarly]);
    expect(codes({ amount: 1.5 })).toEqual(["items.0.amount order.quantity_invalid", tooEarly]);
    expect(codes({ amount: 0, parts: ["groß"] })).toEqual([
      "items.0.amount order.quantity_invalid",
      "items.0.parts.0 order.part_invalid",
      tooEarly,
    ]);
    // What is no longer sold has to go, and its lead time with it.
    expect(codes({}, [{ ...slow, isEnabled: false }])).toEqual(["items.0.product order.product_unavailable"]);
  });

  it("follows the delivery hours for delivery", () => {
    const branch = { isDeliveryHoursEnabled: true, deliveryHours: [daily("17:00", "21:00")] };
    expect(faults({ ...delivery, appointmentDate: "2026-06-06T12:00" }, { branch })).toHaveLength(1);
    expect(faults({ ...delivery, appointmentDate: "2026-06-06T18:00" }, { branch })).toEqual([]);
  });
});

describe("goods without a public price", () => {
  const area = {
    branch: {
      deliveryAreas: [{ id: "zone1", area: "Zone 1", price: 290, tax: 0.2, free: false, minimumOrderValue: 5000 }],
    },
  };
  const hidden = makeProduct({ isPriceHidden: true });
  const unpriced = { ...hidden, price: null };
  it("are ordered as a request for a quotation: nothing is paid beforehand, and no rule applies to a hidden sum", () => {
    for (const product of [hidden, unpriced]) {
      const context = makeContext({ ...area, products: [product] });
      expect(checkOrder({ draft: makeDraft({ ...delivery, paymentMethod: "mollie" }), context })).toMatchObject({
        errors: [],
        isQuotation: true,
      });
    }
    const told = checkOrder({ draft: makeDraft(delivery), context: makeContext(area) });
    expect(told.isQuotation).toBe(false);
    expect(told.errors).toMatchObject([{ field: "deliveryArea", code: "order.minimum_order_value" }]);
    expect(
      checkOrder({ draft: makeDraft(), context: makeContext({ branch: { isQuotationRequired: true } }) }).isQuotation,
    ).toBe(true);
  });

  it("have their price where it is known, and otherwise count as zero", () => {
    expect(checkOrder({ draft: makeDraft(), context: makeContext({ products: [hidden] }) }).pricing.totalGross).toBe(
      1980,
    );
    expect(checkOrder({ draft: makeDraft(), context: makeContext({ products: [unpriced] }) }).pricing.totalGross).toBe(
      0,
    );
  });
});

describe("payment, donee and legal boxes", () => {
  it("must be offered, known and accepted", () => {
    expect(faults({ paymentMethod: "mollie" })).toEqual([
      "paymentMethod order.payment_unavailable Diese Zahlungsart wird nicht angeboten.",
    ]);
    expect(faults({ donatee: "rotes-kreuz" })).toEqual([]);
    expect(faults({ donatee: "unbekannt" })).toEqual([
      "donatee order.donee_unknown Keine passende Organisation gefunden.",
    ]);
    expect(faults({ legalInstructions: false, privacyPolicy: false })).toEqual([
      "legalInstructions order.legal_required Bitte akzeptieren Sie die AGB.",
      "privacyPolicy order.privacy_required Bitte akzeptieren Sie die Datenschutzerklärung.",
    ]);
  });
});

it("never throws, and an order without faults keeps every position", () => {
  const draft = fc.record({
    isDelivery: fc.boolean(),
    isDineIn: fc.boolean(),
    items: fc.array(
      fc.record({
        amount: fc.oneof(fc.constantFrom(1, 2, 0.5), fc.double()),
        unit: fc.constantFrom("piece" as const, "kilogram" as const),
        product: fc.constantFrom("margherita", "nope"),
        parts: fc.array(fc.oneof(fc.constant(null), fc.string()), { maxLength: 2 }),
      }),
      { maxLength: 4 },
    ),
    deliveryArea: fc.constantFrom("", "zone1"),
    appointmentDate: fc.oneof(
      fc.constant(null),
      fc.constantFrom("2026-06-06T12:00", "2026-02-31", "2026-03-29T02:30", "x"),
      fc.string(),
    ),
    phone: fc.string(),
    table: fc.constantFrom(null, "t1", "t9"),
  });
  fc.assert(
    fc.property(draft, fc.integer({ min: NOW, max: NOW + 400 * 86_400_000 }), (change, now) => {
      const checked = checkOrder({ draft: { ...makeDraft(), ...change }, context: makeContext({ now }) });
      if (checked.errors.length === 0) expect(checked.items).toHaveLength(change.items.length);
      expect(checked.pricing.net + checked.pricing.tax).toBe(checked.pricing.gross);
      for (const { field, code, message } of checked.errors)
        expect([field, code, message].every((text) => typeof text === "string" && text.length > 0)).toBe(true);
    }),
  );
});
