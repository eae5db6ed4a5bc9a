import { describe, expect, test } from "vitest";
import { formMail } from "./form-mail";
import { branchMail, customerMail } from "./order-mail";
import { withdrawalMail } from "./withdrawal-mail";
import { EVIL, branch, config, order } from "../../../test/mail";

describe("an order's mail", () => {
  test("shows the items, their prices and the link to the status page, as HTML and as text", () => {
    const mail = customerMail({ event: "confirmed", order: order(), branch, config });
    expect(mail.subject).toBe("Pizzeria Bäcker: Bestellung bestätigt: Ticket 12");
    expect(mail.replyTo).toBe("neubau@example.test");
    for (const text of [mail.html, mail.text.replaceAll(" €", "\u00a0€").replaceAll(" %", "\u00a0%")]) {
      for (const part of [
        "Margherita",
        "Größe: Groß",
        "Extras: Käse, Oliven",
        "19,00\u00a0€",
        "2,90\u00a0€",
        "21,90\u00a0€",
        "inkl. 10\u00a0% USt.",
        "inkl. 20\u00a0% USt.",
        "Freitag, 05.06.2026 um 19:15 Uhr",
        "https://shop.example.test/status/01ARZ3NDEKTSV4RRFFQ69G5FAV/secret-hash",
        "Bäcker GmbH",
        "Burggasse 1, 1070 Wien",
        "/site/imprint",
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain("Notiz");
      // The customer's data are for the branch.
      expect(text).not.toContain("+436601234567");
    }
    expect(mail.html).toContain("Bitte läuten<br>zweimal");
    expect(mail.html.match(/<table(?! role="presentation")/g)).toHaveLength(1);
  });

  test("tells the branch the customer and the delivery address, with replies going to the customer", () => {
    const mail = branchMail({ event: "newOrder", order: order({ state: "pending" }), branch, config });
    for (const part of ["+436601234567", "Zieglergasse 3, Tür 7, 1070 Wien", "Maria Muster"])
      expect(mail.text).toContain(part);
    expect(mail.replyTo).toBe("maria@example.test");
    expect(mail.text).not.toContain("secret-hash");
  });

  test("asks for no review whoever objected to advertising", () => {
    const mailTo = (advertising: "unasked" | "offered" | "refused") => {
      const { customer } = order();
      const completed = order({ state: "completed", customer: { ...customer, advertising } });
      const reviewed = { ...config, enablePluginOrderReviews: true };
      return customerMail({ event: "completed", order: completed, branch, config: reviewed }).text;
    };
    expect(mailTo("offered")).toContain("Bestellung ansehen und bewerten");
    expect(mailTo("refused")).not.toContain("bewerten");
  });

  test("of a quotation promises no price and speaks of no order", () => {
    for (const event of [
      "received",
      "confirmed",
      "rejected",
      "completed",
      "canceled",
      "underway",
      "counterOffer",
    ] as const) {
      const { html, text, subject } = customerMail({
        event,
        order: order({
          isQuotation: true,
          isDelivery: false,
          state: "pending",
          counterAppointment: "2026-06-06T10:00:00.000Z",
        }),
        branch,
        config,
      });
      for (const written of [html, text]) expect(written).not.toMatch(/€|USt|Zahlung|Barzahlung/);
      expect(`${subject} ${text}`).not.toMatch(/\bBestellung\b/);
    }
  });

  test("says what happens to the payment", () => {
    const paid = { paymentMethod: "mollie" as const, isPaid: true, state: "rejected" as const };
    expect(customerMail({ event: "rejected", order: order(paid), branch, config }).text).toContain(
      "Ihre Zahlung wird rückerstattet.",
    );
    expect(
      customerMail({ event: "rejected", order: order({ ...paid, isRefunded: true }), branch, config }).text,
    ).toContain("Ihre Zahlung wurde rückerstattet.");
    expect(customerMail({ event: "rejected", order: order({ state: "rejected" }), branch, config }).text).not.toContain(
      "rückerstattet",
    );
  });

  test("escapes markup and scripts in all fields", () => {
    const customer = Object.fromEntries(
      [
        "firstName",
        "lastName",
        "email",
        "phone",
        "companyName",
        "street",
        "floor",
        "stairway",
        "door",
        "zipCode",
        "city",
        "vatNumber",
      ].map((field) => [field, EVIL]),
    );
    const [item] = order().items;
    if (!item) throw new Error("No item");
    const evil = order({
      customer,
      comment: EVIL,
      rejectionMessage: EVIL,
      branchName: EVIL,
      deliveryArea: EVIL,
      tableIdentifier: EVIL,
      donatee: { id: "d", name: EVIL },
      items: [
        {
          ...item,
          name: EVIL,
          parts: [
            { name: EVIL, type: "text", value: EVIL },
            { name: EVIL, type: "files", value: [EVIL] },
          ],
        },
      ],
    });
    const branchContext = {
      branch: { ...branch, name: EVIL, street: EVIL, city: EVIL, phone: EVIL },
      config: { ...config, shopName: EVIL, businessName: EVIL },
    };
    const form = {
      firstName: EVIL,
      lastName: EVIL,
      email: "",
      phone: EVIL,
      date: EVIL,
      time: EVIL,
      comment: EVIL,
      website: "",
    };
    for (const { html } of [
      customerMail({ event: "rejected", order: evil, ...branchContext }),
      branchMail({ event: "newOrder", order: evil, ...branchContext }),
      formMail({ form, ...branchContext }),
      withdrawalMail({
        to: "customer",
        withdrawal: { name: EVIL, email: EVIL, remark: EVIL, orderNumber: EVIL, at: "2026-06-06T08:00:00.000Z" },
        order: evil,
        ...branchContext,
      }),
    ]) {
      expect(html).toContain("&lt;script&gt;");
      expect(html).not.toMatch(/<script|<img src=x/);
    }
  });
});

describe("the receipt of a withdrawal", () => {
  const withdrawal = {
    name: "Maria Muster",
    email: "maria@example.test",
    remark: "nur der Helm",
    orderNumber: "Ticket 12 vom Freitag",
    at: "2026-06-06T08:42:00.000Z",
  };
  const declared = ["Maria Muster", "maria@example.test", "nur der Helm", "06.06.2026 10:42 Uhr"];

  test("contains the declaration and the time of receipt in the branch's time zone, as HTML and as text", () => {
    const mail = withdrawalMail({ to: "customer", withdrawal, order: order(), branch, config });
    expect(mail.subject).toBe("Pizzeria Bäcker: Eingangsbestätigung Ihres Widerrufs: Ticket 12");
    expect(mail.replyTo).toBe("neubau@example.test");
    for (const written of [mail.html, mail.text])
      for (const part of [
        ...declared,
        "Ich widerrufe den Vertrag zu dieser Bestellung: Ticket 12.",
        "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        "Margherita",
        "https://shop.example.test/status/01ARZ3NDEKTSV4RRFFQ69G5FAV/secret-hash",
      ])
        expect(written).toContain(part);
  });

  test("tells the branch what to do, and never the order's key", () => {
    const mail = withdrawalMail({ to: "branch", withdrawal, order: order(), branch, config });
    expect(mail.subject).toBe("Neubau: Widerruf: Ticket 12");
    expect(mail.replyTo).toBe("maria@example.test");
    for (const part of declared) expect(mail.text).toContain(part);
    expect(mail.text).not.toContain("secret-hash");
  });

  test("without an order repeats the number as it was given, and says that it was not checked", () => {
    const mail = withdrawalMail({ to: "branch", withdrawal, order: null, branch: null, config });
    for (const part of [...declared, "Ticket 12 vom Freitag", "nicht geprüft"]) expect(mail.text).toContain(part);
    expect(mail.html).not.toContain("/backend");
    expect(
      withdrawalMail({
        to: "customer",
        withdrawal: { ...withdrawal, orderNumber: "1\r\nBcc: x@example.test" },
        order: null,
        branch,
        config,
      }).subject,
    ).not.toMatch(/[\r\n]/);
  });
});
